import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { Dial } from "../../ui/dial.tsx";
import { Plate } from "../../ui/plate.tsx";
import { balanceAfter } from "../calculator/compound.ts";
import { formatAmount } from "../calculator/format.ts";
import { opening, RANGE, START, settingAt } from "./instrument.ts";
import { InstrumentPlot, plotBox } from "./instrument-plot.tsx";

/** A figure to touch: drag its point, and the curve of compound growth follows. */
export function HeroInstrument() {
  const [setting, setSetting] = useState(opening);
  const plot = useRef<SVGSVGElement>(null);
  const total = balanceAfter({ principal: START, ...setting });

  function follow(event: MouseEvent) {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const x = ((event.clientX - box.left) / box.width) * plotBox.width;
    const y = ((event.clientY - box.top) / box.height) * plotBox.height;
    setSetting(
      settingAt(
        (x - plotBox.left) / (plotBox.right - plotBox.left),
        (plotBox.bottom - y) / (plotBox.bottom - plotBox.top),
      ),
    );
  }

  function drag(event: PointerEvent) {
    // No press is needed to have been seen: a drag begun before the application loaded is joined midway.
    if ((event.buttons & 1) === 0) return;
    plot.current?.setPointerCapture(event.pointerId);
    follow(event);
  }

  return (
    <Plate
      number={1}
      caption="What 1,000 tokens become at a yearly rate. Drag the point. It is arithmetic, not a forecast: rates move, and so does the price of the token."
    >
      <div className="figures flex flex-wrap items-end justify-between gap-x-8 gap-y-2" aria-live="off">
        <p>
          <span className="block text-small text-muted">
            After {setting.years} {setting.years === 1 ? "year" : "years"} at {setting.apr.toFixed(1)} %
          </span>
          <output className="font-display text-section leading-none tracking-tight">
            {formatAmount(total)}
          </output>{" "}
          <span className="text-small text-muted">tokens</span>
        </p>
        <p className="text-small sm:text-right">
          <span className="block text-muted">of which interest</span>
          <span className="font-bold text-ember">{formatAmount(total - START)}</span>
        </p>
      </div>
      <InstrumentPlot ref={plot} setting={setting} onDrag={drag} onPick={follow} />
      <div className="mt-4 grid gap-x-8 sm:grid-cols-2">
        <Dial
          label="Yearly rate"
          text={`${setting.apr.toFixed(1)} %`}
          min={0}
          max={RANGE.apr}
          step={0.1}
          value={setting.apr}
          onChange={(apr) => setSetting({ ...setting, apr })}
        />
        <Dial
          label="Time"
          text={setting.years === 1 ? "1 year" : `${setting.years} years`}
          min={1}
          max={RANGE.years}
          step={1}
          value={setting.years}
          onChange={(years) => setSetting({ ...setting, years })}
        />
      </div>
    </Plate>
  );
}

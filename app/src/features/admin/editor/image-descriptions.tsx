import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { describeImage, type UndescribedImage, undescribedImages } from "./images.ts";

interface ImageDescriptionsProps {
  readonly content: string;
  readonly onChange: (content: string) => void;
}

/** Asks what each image shows that has no description, and writes it into the source. Not there where all have one. */
export function ImageDescriptions({ content, onChange }: ImageDescriptionsProps) {
  const images = undescribedImages(content);
  if (images.length === 0) return null;
  return (
    <fieldset className="grid gap-4 rounded-control border border-l-[3px] border-line border-l-amber p-4">
      <legend className="float-left font-bold">
        {images.length === 1 ? "An image has no description" : `${images.length} images have no description`}
      </legend>
      {images.map((image) => (
        <Description
          key={`${image.place}${image.src}`}
          image={image}
          onDescribe={(text) => onChange(describeImage(content, image.place, text))}
        />
      ))}
    </fieldset>
  );
}

interface DescriptionProps {
  readonly image: UndescribedImage;
  readonly onDescribe: (text: string) => void;
}

function Description({ image, onDescribe }: DescriptionProps) {
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  function finish() {
    if (text.trim() === "") return;
    const form = input.current?.form;
    onDescribe(text);
    // This field goes; the next image is asked about, or the text is gone on with.
    requestAnimationFrame(() => {
      const next =
        form?.querySelector<HTMLElement>("[data-description]") ??
        form?.querySelector<HTMLElement>("[name=content], .cm-content");
      next?.focus();
    });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter would save the whole post.
    event.preventDefault();
    finish();
  }
  return (
    <div className="clear-both grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={`What image ${image.place + 1} shows`} hint={image.src || "Without an address"}>
        {(control) => (
          <input
            {...control}
            ref={input}
            data-description
            className={`${control.className} md:text-small`}
            value={text}
            maxLength={300}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button tone="secondary" className="sm:mb-7" disabled={text.trim() === ""} onClick={finish}>
        Describe
      </Button>
    </div>
  );
}

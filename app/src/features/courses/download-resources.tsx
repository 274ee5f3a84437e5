import { ChevronDown } from "lucide-react";
import { downloads } from "../../content/downloads/downloads.ts";
import { PlainLink } from "../../ui/link.tsx";

/** The papers that go with the course, behind one button. */
export function DownloadResources() {
  return (
    <details className="player-fold">
      <summary className="fold-button">
        Download Resources
        <ChevronDown aria-hidden className="fold-mark size-4 transition-transform" />
      </summary>
      <ul className="download-list">
        {downloads.map(({ id, title, text, path, pdf }) => (
          <li key={id}>
            <PlainLink to={path}>{title}</PlainLink>
            <p className="fold-text">{text}</p>
            <a href={pdf} download>
              PDF, A4
              <span className="sr-only"> of {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

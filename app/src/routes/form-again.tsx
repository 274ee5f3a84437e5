import { EdgeMain, edgeMeta, edgeShell } from "../content/edge-shell.tsx";
import css from "../styles/form-again.css?inline";
import { Page } from "../ui/page.tsx";

export const handle = edgeShell;
export const meta = edgeMeta;

/** The answer to a form that was posted without JavaScript and needs correcting: a shell that the Worker fills. */
export default function FormAgain() {
  return (
    <Page>
      <style href="form-again" precedence="page">
        {css}
      </style>
      <div className="frame">
        <EdgeMain />
      </div>
    </Page>
  );
}

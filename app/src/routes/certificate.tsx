import { EdgeMain, edgeMeta, edgeShell } from "../content/edge-shell.tsx";
import { CertificateTools } from "../features/courses/certificate/certificate-tools.tsx";
import css from "../styles/certificate.css?inline";
import { Page } from "../ui/page.tsx";

export const handle = edgeShell;
export const meta = edgeMeta;

/** The page where anyone can check a certificate: a shell that the Worker fills. */
export default function Certificate() {
  return (
    <Page>
      <style href="certificate" precedence="page">
        {css}
      </style>
      <div className="frame certificate-page">
        <EdgeMain />
        <CertificateTools />
      </div>
    </Page>
  );
}

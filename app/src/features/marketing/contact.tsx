import { site } from "../../content/site.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "./section.tsx";

/** How to reach us. */
export function Contact() {
  return (
    <Section anchor="contact" title="Contact">
      <p className="max-w-[34rem] text-lead leading-[1.45]">
        Write to <Link to={`mailto:${site.supportEmail}`}>{site.supportEmail}</Link>. A person reads it. Never
        send anyone your seed phrase or a private key, us included: we have no use for it.
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small text-muted">
        {site.social.map((link) => (
          <Link key={link.label} to={link.href}>
            {link.label}
          </Link>
        ))}
      </p>
    </Section>
  );
}

import { site } from "../../content/site.ts";
import { Link } from "../../ui/link.tsx";
import { OwnForm } from "../forms/own-form.tsx";
import { Embed } from "./embed.tsx";
import { Section } from "./section.tsx";

/** The outside form's height in pixels. */
const FORM_HEIGHT = 600;

/** How to reach us. */
export function Contact() {
  return (
    <Section
      anchor="contact"
      title="Contact"
      text={
        <>
          <p>
            A person reads it. You can also write to{" "}
            <Link to={`mailto:${site.supportEmail}`}>{site.supportEmail}</Link>. Never send anyone your seed
            phrase or a private key, us included: we have no use for it.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-small">
            {site.social.map((link) => (
              <Link key={link.label} to={link.href}>
                {link.label}
              </Link>
            ))}
          </p>
        </>
      }
    >
      <Embed title="Contact form" address={site.embeds.contact} height={FORM_HEIGHT}>
        <OwnForm kind="contact" />
      </Embed>
    </Section>
  );
}

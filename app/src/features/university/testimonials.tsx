import { testimonials } from "../../content/university.ts";
import { Badge } from "../../ui/badge.tsx";
import { Section } from "../marketing/section.tsx";

/** What students say; samples are called samples. */
export function Testimonials() {
  return (
    <Section
      title="From students"
      text={
        testimonials.some((testimonial) => testimonial.sample)
          ? "These quotes are samples that we wrote. They make room for real ones, printed with consent."
          : undefined
      }
    >
      <ul className="border-t border-ink">
        {testimonials.map((testimonial) => (
          <li key={testimonial.quote} className="border-b border-line py-7">
            <figure>
              <blockquote className="max-w-[34rem] font-display text-title leading-[1.3]">
                {testimonial.quote}
              </blockquote>
              <figcaption className="mt-4 flex flex-wrap items-center gap-3 text-small text-muted">
                {testimonial.role}
                {testimonial.sample && <Badge>Sample</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

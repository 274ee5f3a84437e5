/** In the place of a video of a lesson whose text is complete: one line, and the text begins. */
export function TextLeads() {
  return (
    <p className="text-leads no-print">
      <strong>Video Coming Soon.</strong> The text below is the whole lesson; the film will show the same.
    </p>
  );
}

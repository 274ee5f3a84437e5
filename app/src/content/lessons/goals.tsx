/** What a learner can do after a lesson. */
export function Goals({ goals }: { readonly goals: readonly string[] }) {
  return (
    <section className="lesson-goals">
      <h2>After this lesson you can</h2>
      <ul>
        {goals.map((goal) => (
          <li key={goal}>{goal}</li>
        ))}
      </ul>
    </section>
  );
}

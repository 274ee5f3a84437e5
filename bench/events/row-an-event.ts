/** The peer: a Worker that keeps each event as a row, in one batch a beacon. */
export const rowAnEvent = `
export default {
  async fetch(request, env) {
    const { events } = await request.json();
    const insert = env.DB.prepare("INSERT INTO events VALUES (?, ?, ?, ?, ?)");
    await env.DB.batch(events.map((event) =>
      insert.bind(Date.now(), event.action, event.category ?? "", event.label ?? "", event.path ?? "")));
    return new Response(null, { status: 204 });
  },
};
`;

/** What the projects that gave rewards are called. */
import type { RewardProject } from "../../api/generated/types.gen.ts";

/** Finds the name of a project by the contract's number; `Project N` where the answer has none. */
export function projectNames(projects: readonly RewardProject[]): (id: number) => string {
  const names = new Map(projects.map(({ id, name }) => [id, name.trim()]));
  return (id) => names.get(id) || `Project ${id}`;
}

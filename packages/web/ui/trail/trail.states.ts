/**
 * State of one step in a trail (docs/product/design.md#trail). `done`: finished by the candidate;
 * `approved`: approved by the company or by a rule; `current`: waits for the candidate; `waiting`:
 * waits for the company; `locked`: opens later; `stopped`: the trail ends here early.
 */
export type TrailState = 'done' | 'approved' | 'current' | 'waiting' | 'locked' | 'stopped'

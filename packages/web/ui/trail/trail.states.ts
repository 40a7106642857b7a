/**
 * State of one step in a trail (docs/product/design.md#trail): `done` the candidate finished
 * it, `approved` the company approved it, `current` waits for the candidate, `waiting` waits for
 * the company, `locked` opens later, `stopped` is where the trail ends early.
 */
export type TrailState = 'done' | 'approved' | 'current' | 'waiting' | 'locked' | 'stopped'

/**
 * How one step of a trail looks (docs/product/design.md#trail):
 * `done` the person finished it, `approved` the company let pass, `current` waits for the person,
 * `waiting` waits for the company, `locked` opens later, `stopped` is where the trail ends early.
 */
export type TrailState = 'done' | 'approved' | 'current' | 'waiting' | 'locked' | 'stopped'

/** The pattern of a UUID in lower case, as PostgreSQL prints it, for larger patterns. */
export const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const whole = new RegExp(`^${uuidPattern}$`)

/** True for a UUID in lower case. */
export const isUuid = (text: string): boolean => whole.test(text)

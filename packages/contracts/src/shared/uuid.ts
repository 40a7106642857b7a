/** Pattern of a lower-case UUID, as PostgreSQL prints it; for use inside longer patterns. */
export const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const exactUuid = new RegExp(`^${uuidPattern}$`)

/** True for a UUID in lower case. */
export const isUuid = (text: string): boolean => exactUuid.test(text)

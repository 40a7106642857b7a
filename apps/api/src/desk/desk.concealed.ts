/** For the other nouns: whom blind vacancies hide from somebody. */
export { concealed, type Eyes } from './desk.blind.store.ts'

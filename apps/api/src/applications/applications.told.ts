/** For the other nouns: whose word that they run as a person with a disability a company may read. */
export { toldPcd } from './applications.pcd.store.ts'

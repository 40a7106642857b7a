import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { State } from '@trilha/contracts/vacancies/enums'
import type { Platform } from '../platform/context.ts'
import type { Handle, Tx } from '../platform/db/database.ts'

/** The data of a registration; absent, null and empty all mean "not provided". */
export type Registration = {
  name: string
  birthDate: string
  socialName?: string | null
  cpf?: string | null
  phone?: string | null
  cep?: string | null
  street?: string | null
  number?: number | null
  complement?: string | null
  district?: string | null
  city?: string | null
  state?: State | null
  gender?: string | null
  partnerId?: string | null
  /** IBGE's code of the city, where it is known. */
  municipalityCode?: number | null
}

/** Functions that accounts need from the nouns above them. */
export type AccountsPorts = {
  /**
   * Creates the candidate of a new user.
   * @throws unique violation `candidates_cpf_key`.
   */
  createCandidate: (
    tx: Handle,
    userId: string,
    registration: Registration,
    terms: { version: string; acceptedAt: Date },
  ) => Promise<string>
  /** The personal data of a candidate, for Trilha's team. */
  readPersonal: (
    platform: Pick<Platform, 'db' | 'storage' | 'ports'>,
    candidateId: string,
  ) => Promise<Profile['personal']>
  /** The signed address of a candidate's video resume; null without one. */
  findResumeUrl: (
    platform: Pick<Platform, 'db' | 'storage'>,
    candidateId: string,
  ) => Promise<string | null>
  /** How many people wait for an overdue answer of a company. */
  countOverdueAnswers: (
    platform: Pick<Platform, 'db' | 'now'>,
    companyId: string,
  ) => Promise<number>
  /** Called when the suspended account of a candidate is active again. */
  candidateRestored: (tx: Tx, candidateId: string, now: Date) => Promise<void>
}

declare module '../platform/context.ts' {
  interface Ports {
    accounts: AccountsPorts
  }
}

import { fold } from '@trilha/contracts/shared/fold'
import type { Random } from './random.ts'

/** An invented person who applies to a demo vacancy. */
export type DemoPerson = {
  name: string
  email: string
  birthDate: string
  city: string
  state: 'MG'
}

const givenNames = (
  'Wesley Tainá Odair Lívia Caio Rosângela Iracema Marcos Noemi Everton Sandra Yuri Dalila Breno Cleide ' +
  'Damião Elisa Fabrício Glória Heitor Ivone Jonas Kelly Leandro Marlene Nélson Olívia Paulo Quitéria ' +
  'Rafaela Sérgio Tereza Ubirajara Valdete Wagner Xênia Zenaide Adriano Benedita Cícero Dandara Edson ' +
  'Francisca Gilmar Helena Ígor Janaína Kauã Luana Moacir Nair Otávio Patrícia Raimundo Simone Tiago Vânia'
).split(' ')

const familyNames = (
  'Barbosa Moreira Prates Sampaio Hermes Luz Potira Duarte Pacheco Quintão Assunção Freitas Azevedo Brandão ' +
  'Cardoso Dantas Evangelista Fontes Guimarães Holanda Inácio Jardim Lacerda Macedo Novais Oliveira Pimenta ' +
  'Queiroz Rangel Siqueira Tavares Uchoa Valadares Xavier Zanetti Bispo Coutinho Damasceno Esteves Figueira'
).split(' ')

/** The cities around the shop in Contagem, where these people live. */
export const nearbyCities = [
  'Contagem',
  'Betim',
  'Belo Horizonte',
  'Ibirité',
  'Ribeirão das Neves',
].map((city) => ({ city, state: 'MG' as const }))

/** A new person. `index` makes the address unique. */
export function demoPerson(index: number, random: Random): DemoPerson {
  const first = givenNames[index % givenNames.length] ?? ''
  const last = random.pick(familyNames)
  const pad = (value: number) => String(value).padStart(2, '0')
  return {
    name: `${first} ${random.chance(0.4) ? `${random.pick(familyNames)} ` : ''}${last}`,
    email: `${fold(first)}.${fold(last)}.${index + 1}@demo.trilha.example`,
    birthDate: `${random.int(1968, 2005)}-${pad(random.int(1, 12))}-${pad(random.int(1, 28))}`,
    ...random.pick(nearbyCities),
  }
}

export const firstName = (name: string): string => name.split(' ')[0] ?? name

import { exportFiles } from './files.ts'
import { inventory } from '../inventory/inventory.ts'
import { formatDate } from '../../platform/text/formats.ts'

/** The README of the copy: what each file contains, what is missing, and why. */
export function readMe(now: Date): string {
  const reasons = inventory.flatMap(({ exported }) => ('not' in exported ? [exported.not] : []))
  return `Seus dados na Trilha, em ${formatDate(now)}

Esta é a cópia completa do que a Trilha guarda sobre você (Lei 13.709/2018, LGPD, arts. 18 e 19).
Os arquivos em "dados" estão em JSON, que qualquer editor de texto abre. O que você enviou está em
"arquivos"; o campo "file" diz qual arquivo pertence a qual item. Horários em UTC.

${Object.entries(exportFiles)
  .map(([name, content]) => `dados/${name}.json\n  ${content}`)
  .join('\n')}

O que não está aqui, e por quê
${[...new Set(reasons)].map((reason) => `- ${reason}`).join('\n')}

Quem responde pelos dados: a Trilha, pela sua conta; cada empresa, pelo processo seletivo dela.
Para corrigir algo ou tirar uma dúvida, escreva para privacidade@trilha.example.
`
}

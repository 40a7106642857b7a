import { folded } from '../../language/folded.ts'

/**
 * Questions that the law forbids in a selection (Lei 9.029/95; CLT, art. 373-A; LGPD, art. 11; for
 * records, TST IRR 243000-58.2013). The patterns are whole phrases, so that "política de trocas" or
 * "partida do caixa" do not match.
 */
const forbidden: readonly RegExp[] = [
  // Family
  /\bestado civil\b/,
  /\b(?:voce|vc) e (?:casad|solteir|divorciad|viuv)/,
  /\b(?:tem|possui|quantos|pretende ter|planeja ter|quer ter) filh/,
  /\b(?:gravid|gestante|gestacao|engravidar|teste de gravidez|esterilizacao|laqueadura)/,
  // Health and body
  /\b(?:cid|laudo medico|doencas? (?:cronica|grave|preexistente)|toma remedio|hiv|boa aparencia)\b/,
  /\b(?:peso e altura|fuma(?:nte)?\?)/,
  // Belief, politics, union
  /\b(?:qual (?:e )?(?:a )?sua (?:religiao|crenca|fe|igreja)|frequenta (?:alguma )?igreja)\b/,
  /\b(?:em quem (?:voce )?vot|partido politico|posicao politica|orientacao politica)/,
  /\b(?:filiad[oa]s? a(?:o| um| algum)? sindicato|participou de greve)\b/,
  // Origin and sexuality
  /\b(?:orientacao sexual|identidade de genero|qual (?:e )?(?:a )?sua (?:raca|cor|etnia|idade))\b/,
  /\b(?:sexo (?:masculino|feminino))\b/,
  // Records and credit
  /\b(?:antecedentes criminais|ficha criminal|nome sujo|nome limpo|spc|serasa)\b/,
  /\b(?:processou|processo contra|acao trabalhista contra) (?:algum|alguma|seu|sua|a|o|ex)/,
]

/** True if a text asks for something that the law forbids in a selection. */
export function isForbiddenQuestion(text: string): boolean {
  const foldedText = folded(text)
  return forbidden.some((pattern) => pattern.test(foldedText))
}

/**
 * Laws that the linter quotes (docs/domain/law.md#advertisements-and-selection), in their original
 * Portuguese.
 */
export const laws = {
  'clt-442-a': {
    article: 'CLT, art. 442-A',
    quote:
      'Para fins de contratação, o empregador não exigirá do candidato a emprego comprovação de experiência prévia por tempo superior a 6 (seis) meses no mesmo tipo de atividade.',
  },
  'clt-445': {
    article: 'CLT, art. 445, parágrafo único',
    quote: 'O contrato de experiência não poderá exceder de 90 (noventa) dias.',
  },
  'clt-373-a': {
    article: 'CLT, art. 373-A, I',
    quote:
      '[...] é vedado: I - publicar ou fazer publicar anúncio de emprego no qual haja referência ao sexo, à idade, à cor ou situação familiar, salvo quando a natureza da atividade a ser exercida, pública e notoriamente, assim o exigir.',
  },
  'lei-9029-1': {
    article: 'Lei 9.029/1995, art. 1º',
    quote:
      'É proibida a adoção de qualquer prática discriminatória e limitativa para efeito de acesso à relação de trabalho, ou de sua manutenção, por motivo de sexo, origem, raça, cor, estado civil, situação familiar, deficiência, reabilitação profissional, idade, entre outros [...].',
  },
  'lei-9029-2': {
    article: 'Lei 9.029/1995, art. 2º, I',
    quote:
      'Constituem crime as seguintes práticas discriminatórias: I - a exigência de teste, exame, perícia, laudo, atestado, declaração ou qualquer outro procedimento relativo à esterilização ou a estado de gravidez.',
  },
  'tst-irr-243000': {
    article: 'TST, IRR 243000-58.2013.5.13.0023',
    quote:
      'Não é legítima e caracteriza lesão moral a exigência de certidão de antecedentes criminais de candidatos a emprego quando traduzir tratamento discriminatório ou não se justificar em razão de previsão em lei, da natureza do ofício ou do grau especial de fidúcia exigido.',
  },
  // The second thesis of the same judgement.
  'tst-irr-243000-lawful': {
    article: 'TST, IRR 243000-58.2013.5.13.0023',
    quote:
      'A exigência de Certidão de Antecedentes Criminais de candidato a emprego é legítima e não caracteriza lesão moral quando amparada em expressa previsão legal ou justificar-se em razão da natureza do ofício ou do grau especial de fidúcia exigido [...].',
  },
} as const
export type LawId = keyof typeof laws

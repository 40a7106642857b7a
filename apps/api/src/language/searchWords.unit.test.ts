import { fold } from '@trilha/contracts/shared/fold'
import { describe, expect, test } from 'vitest'
import { dayMs } from '@trilha/contracts/shared/durations'
import { SearchIndex } from '../search/searchIndex.ts'
import type { IndexedVacancy } from '../search/searchIndex.types.ts'
import { correctedText, searchWordsOf, wordsOf } from './words.ts'
import { beginningDistance, editDistance } from './typos.ts'
import { singular } from './stems.ts'

function vacancy(id: number, title: string, keywords = ''): IndexedVacancy {
  return {
    id,
    title,
    keywords,
    facets: {
      municipality: 3550308,
      state: 'SP',
      contractType: 'clt',
      payment: '2000-2500',
      commissionPayment: 'none',
      deficiency: null,
      schooling: 'high-school',
      cnh: 'none',
      jobProfile: 'operational',
      workplace: 'on-site',
    },
    closesAt: (1000 + id) * dayMs,
    publishedAt: 0,
    salaryCents: null,
    work: 0,
    otherWork: 0,
    families: [],
    shift: null,
    minAge: 16,
  }
}

/** The titles that a search finds among `titles`. */
function found(titles: string[], text: string): string[] {
  const index = new SearchIndex({ now: () => 0 })
  titles.forEach((title, id) => index.add(vacancy(id, title)))
  const { ids } = index.search({ text, sort: 'ASC', offset: 0, limit: 50 })
  return ids.map((id) => titles[id]!)
}

const folded = (text: string) => wordsOf(text).map((word) => word.folded)

describe('words', () => {
  test.each([
    ['Técnico em Manutenção', ['tecnico', 'manutencao']],
    ['Vendedor(a) de Calçados', ['vendedor', 'calcados']],
    ['Vendedor (a)', ['vendedor']],
    ['Enfermeiro/a', ['enfermeiro']],
    ['Enfermeir(o/a) UTI', ['enfermeiro', 'uti']],
    ['Enfermeir@', ['enfermeiro']],
    ['Enfermeira(o)', ['enfermeira']],
    ['Enfermeiro(a)(s)', ['enfermeiro']],
    ['Vendedor(o/a)', ['vendedor']],
    ['Coordenador(ra)', ['coordenador']],
    ['Auxiliares(as)', ['auxiliares']],
    ['Atendente (M/F)', ['atendente']],
    ['Operador/as de caixa', ['operador', 'caixa']],
    ['Consultor(a)/Vendedor(a)', ['consultor', 'vendedor']],
    ['Analista de R.H.', ['analista', 'rh']],
    ['S.A.C', ['sac']],
    ['Dev .NET / Node.js', ['dev', 'dotnet', 'nodejs']],
    ['Programador C++ ou C#', ['programador', 'c++', 'c#']],
    ['E-commerce e e-learning', ['ecommerce', 'elearning']],
    ['NR-10 e NR 35', ['nr10', 'nr35']],
    ['Analista de R&S', ['analista', 'recrutamento', 'selecao']],
    ['Motorista c/ CNH p/ entregas', ['motorista', 'cnh', 'entregas']],
    ['Porteiro 12x36', ['porteiro', '12x36']],
    ['', []],
    ['  de  e (a) ', []],
  ])('%s', (text, words) => {
    expect(folded(text)).toEqual(words)
  })

  test('accents as separate characters give the same words', () => {
    expect(folded('Te\u0301cnico'.normalize('NFD'))).toEqual(['tecnico'])
    expect(fold('AÇÃO')).toBe('acao')
  })

  test('request words around a role are ignored; a text of only such words is searched', () => {
    const search = (text: string) => searchWordsOf(text).map((word) => word.folded)
    expect(search('vagas de motorista')).toEqual(['motorista'])
    expect(search('quero trabalhar como caixa')).toEqual(['caixa'])
    expect(search('segurança do trabalho')).toEqual(['seguranca', 'trabalho'])
    expect(search('vaga')).toEqual(['vaga'])
  })

  test('a corrected search contains the other words in lower case', () => {
    expect(correctedText('Auxiliar de COZINAH', new Map([['cozinah', 'cozinha']]))).toBe(
      'auxiliar de cozinha',
    )
  })
})

describe('singular', () => {
  test.each([
    ['operações', 'operação'],
    ['operacoes', 'operacao'],
    ['gerais', 'geral'],
    ['hotéis', 'hotel'],
    ['níveis', 'nível'],
    ['perfis', 'perfil'],
    ['vendedores', 'vendedor'],
    ['aprendizes', 'aprendiz'],
    ['garçons', 'garçom'],
    ['motoristas', 'motorista'],
    ['ônibus', 'ônibus'],
    ['gás', 'gás'],
  ])('%s → %s', (plural, one) => {
    expect(singular(plural)).toBe(one)
  })
})

describe('a search finds other forms of a word', () => {
  test.each([
    ['vendedora', 'Vendedor(a)'],
    ['vendedoras', 'VENDEDOR'],
    ['vendedor', 'Vendedora externa'],
    ['enfermeiro/a', 'Enfermeira'],
    ['enfermeiras', 'Enfermeiro(a)'],
    ['secretario', 'Secretária executiva'],
    ['estagiária', 'Estagiário de direito'],
    ['motoristas', 'Motorista'],
    ['professora', 'Professor de inglês'],
    ['administrativa', 'Assistente administrativo'],
    ['tecnica', 'Técnico em edificações'],
    ['psicólogo', 'Psicóloga'],
    ['advogada', 'ADVOGADO'],
    ['auxiliares', 'Auxiliar de cozinha'],
    ['operacoes', 'Gerente de Operação'],
    ['atendentes', 'Atendente'],
    ['costureiro', 'Costureira'],
    ['farmaceutica', 'Farmacêutico'],
  ])('%s finds %s', (text, title) => {
    expect(found([title, 'Astronauta'], text)).toEqual([title])
  })

  test('an occupation is not a thing with a similar name', () => {
    expect(found(['Motorista', 'Mecânico de motor'], 'motor')).toEqual(['Mecânico de motor'])
  })
})

describe('abbreviations and synonyms', () => {
  test.each([
    ['aux adm', 'Auxiliar Administrativo'],
    ['auxiliar administrativo', 'Aux. Adm.'],
    ['dev', 'Desenvolvedor(a) Java'],
    ['desenvolvedora', 'Dev front-end'],
    ['programador', 'Desenvolvedor'],
    ['tec enf', 'Técnico(a) de Enfermagem'],
    ['rh', 'Analista de Recursos Humanos'],
    ['recursos humanos', 'Analista de RH'],
    ['dp', 'Assistente de Departamento Pessoal'],
    ['ti', 'Suporte em Tecnologia da Informação'],
    ['caminhoneiro', 'Motorista de caminhão'],
    ['motorista', 'Carreteiro'],
    ['motoboy', 'Entregador de moto'],
    ['faxineira', 'Auxiliar de Limpeza'],
    ['sac', 'Relacionamento com o cliente'],
    ['caixa', 'Operador(a) de Caixa'],
    ['pedreiro', 'Oficial de alvenaria'],
    ['serviços gerais', 'ASG'],
    ['telemarketing', 'Operador de Call Center'],
    ['garçonete', 'Garçom'],
    ['empilhadeirista', 'Operador de empilhadeira'],
    ['pcd', 'Auxiliar (pessoa com deficiência)'],
    ['jovem aprendiz', 'Aprendiz administrativo'],
    ['tst', 'Técnico de Segurança do Trabalho'],
  ])('%s finds %s', (text, title) => {
    expect(found([title, 'Astronauta'], text)).toEqual([title])
  })

  test('some synonyms work in one direction only', () => {
    expect(found(['Motorista', 'Carreteiro'], 'carreteiro')).toEqual(['Carreteiro'])
  })
})

describe('mistyped words', () => {
  const titles = [
    ...Array.from({ length: 5 }, () => 'Atendente de loja'),
    'Recepcionista',
    'Motorista',
    'Técnico em química',
    'Auxiliar de cozinha',
    'Padeiro',
  ]
  const index = new SearchIndex({ now: () => 0 })
  titles.forEach((title, id) => index.add(vacancy(id, title)))
  const searchedFor = (text: string) =>
    index.search({ text, sort: 'ASC', offset: 0, limit: 5 }).searchedFor

  test.each([
    ['atendnte', 'atendente'],
    ['recepsionista', 'recepcionista'],
    ['recpcionsta', 'recepcionista'],
    ['motorsta', 'motorista'],
    ['Motoritsa', 'motorista'],
    ['quimcia', 'química'],
    ['auxiliar de cozinah', 'auxiliar de cozinha'],
    ['vaga de atendete', 'atendente'],
    ['pdeiro', 'padeiro'],
  ])('%s → %s', (typed, corrected) => {
    expect(searchedFor(typed)).toBe(corrected)
  })

  test.each(['atendente', 'tecnico', 'atendentes', 'motoboy', 'xyz', 'zzzzzzzzz', 'lja'])(
    '%s is not corrected',
    (typed) => {
      expect(searchedFor(typed)).toBeNull()
    },
  )

  test('a word whose last vacancy was removed is corrected like an unknown one', () => {
    const small = new SearchIndex({ now: () => 0 })
    small.add(vacancy(1, 'Atendente'))
    small.add(vacancy(2, 'Atendnte'))
    const search = () => small.search({ text: 'atendnte', sort: 'ASC', offset: 0, limit: 5 })
    expect(search()).toMatchObject({ ids: [2], searchedFor: null })
    small.remove(2)
    expect(search()).toMatchObject({ ids: [1], searchedFor: 'atendente' })
  })

  test.each([
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['motorsta', 'motorista', 1],
    ['recpcionsta', 'recepcionista', 2],
    ['ab', 'ba', 1],
    ['', 'ab', 2],
    ['abcdef', 'badcfe', 3],
  ])('editDistance(%s, %s) = %i', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance)
    expect(editDistance(b, a, 5)).toBe(distance)
    // Above the limit the exact number is not defined.
    expect(editDistance(a, b, distance - 1)).toBeGreaterThan(distance - 1)
  })

  test.each([
    ['contaje', 'contagem', 1],
    ['contagem', 'contagem', 0],
    ['conta', 'contagem', 0],
    ['flroian', 'florianopolis', 1],
    ['xyz', 'contagem', 3],
  ])('beginningDistance(%s, %s) = %i', (typed, whole, distance) => {
    expect(beginningDistance(typed, whole, 5)).toBe(distance)
    const beginnings = Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end))
    const nearest = Math.min(...beginnings.map((beginning) => editDistance(typed, beginning, 9)))
    expect(distance).toBe(nearest)
    expect(beginningDistance(typed, whole, distance - 1)).toBeGreaterThan(distance - 1)
  })
})

describe('ranking', () => {
  const index = new SearchIndex({ now: () => 0 })
  index.add(vacancy(1, 'Atendente', 'enfermeiro noturno'))
  index.add(vacancy(2, 'Enfermeiro', 'hospital'))
  index.add(vacancy(3, 'Enfermeiro', 'noturno'))
  const search = (text: string) => index.search({ text, sort: 'ASC', offset: 0, limit: 9 })

  test('title matches come before keyword matches that close earlier', () => {
    expect(search('enfermeiro')).toMatchObject({
      ids: [2, 3, 1],
      count: 3,
      isPartialMatch: false,
    })
  })

  test('some words may be in the title and others in the keywords', () => {
    expect(search('enfermeiro noturno')).toMatchObject({ ids: [1, 3], isPartialMatch: false })
  })

  test('without a full match, finds the vacancies that lack one word', () => {
    expect(search('enfermeiro xyzxyzxyz')).toMatchObject({
      ids: [1, 2, 3],
      isPartialMatch: true,
    })
  })
})

describe('suggestions', () => {
  test('complete from the start of any word, the most frequent first, and only open roles', () => {
    const index = new SearchIndex({ now: () => 0 })
    const titles = ['Enfermeiro(a)', 'Técnico de enfermagem', 'Enfermeiro(a)', 'Caixa']
    titles.forEach((title, id) => index.add(vacancy(id, title)))
    expect(index.suggest('enf')).toEqual(['Enfermeiro(a)', 'Técnico de enfermagem'])
    expect(index.suggest('tecnico de enf')).toEqual(['Técnico de enfermagem'])
    expect(index.suggest('', 2)).toHaveLength(2)
    index.remove(1)
    expect(index.suggest('enf')).toEqual(['Enfermeiro(a)'])
    expect(index.suggest('zzz')).toEqual([])
  })
})

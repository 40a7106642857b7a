import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { occupations } from './table.ts'

/** `# group`, then lines `title = family level, other family level`. */
const titles = `
# other genders and plural marks
Garçonete = garcom 2
Empregada doméstica = empregado-domestico 1
Vendedor(a) de loja = vendedor-loja 2
Atendente de Loja (M/F) = atendente-loja 1
Cabeleireiro/a = cabeleireiro 2
Enfermeir@ = enfermeiro 2
Motogirl = motoboy 1
Cuidadora de idosos = cuidador-idosos 1
# short forms
aux. de cozinha = auxiliar-cozinha 1
Aux adm = auxiliar-administrativo 1
op. de caixa = operador-caixa 1
tec. enf. = tecnico-enfermagem 2
Aux. serv. gerais = auxiliar-servicos-gerais 1
ASG = auxiliar-servicos-gerais 1
Aux. de DP = auxiliar-departamento-pessoal 1
Prof. de matemática = professor-matematica 2
Coord. pedagógico = coordenador-pedagogico 4
dev front jr = desenvolvedor-front-end 1
Desenvolvedor .NET júnior = desenvolvedor-dotnet 1
fisio = fisioterapeuta 2
# typos
eletrecista = eletricista-predial 2
cabelereiro = cabeleireiro 2
recepsionista = recepcionista 1
cosinheiro = cozinheiro 2
pedrero = pedreiro 2
Adminstrativo = auxiliar-administrativo 1
Assitente admistrativo = auxiliar-administrativo 1
Axiliar de cozinha = auxiliar-cozinha 1
Atedente = atendente-loja 1
Suporvisor de vendas = supervisor-vendas 4
# words that say the level
Jovem aprendiz administrativo = auxiliar-administrativo 0
Jovem aprendiz logística = auxiliar-logistica 0
Aprendiz de mecânico = mecanico-automotivo 0
Estagiário de engenharia civil = engenheiro-civil 0
Auxiliar de eletricista = eletricista-predial 1
Auxiliar de TI = suporte-tecnico 1
Auxiliar de enfermagem = tecnico-enfermagem 1
Analista contábil jr = analista-contabil 1
Desenvolvedor Java Pleno = desenvolvedor-java 2
Analista financeiro sênior = analista-financeiro 3
Advogado júnior = advogado 2
Líder de produção = supervisor-producao 4
Coordenador de RH = gerente-rh 4
Supervisora de enfermagem = enfermeiro 4
Head de marketing = gerente-marketing 5
# whole names whose words are no level
Gerente de loja = gerente-loja 5
Ajudante de pedreiro = servente-obras 1
Assistente social = assistente-social 2
Diretor de arte = diretor-arte 3
Gerente de projetos = gerente-projetos 4
Chefe de cozinha = chefe-cozinha 4
# false friends
Contador de estoque = auxiliar-inventario 1
Bombeiro hidráulico = encanador 2
Bombeiro civil = bombeiro-civil 2
Vendedor de materiais elétricos = vendedor-materiais-construcao 2
Vendedor de cozinhas planejadas = vendedor-loja 2
Agente comunitário de saúde = agente-comunitario-saude 1
Agente de viagens = agente-viagens 2
Mecânico de ônibus = mecanico-diesel 2
Mecânica industrial = mecanico-industrial 2
Segurança do trabalho = tecnico-seguranca-trabalho 2
Segurança da informação = analista-seguranca-informacao 2
Segurança = vigilante 2
Engenheiro de software = desenvolvedor-software 2
Arquiteto de software = arquiteto-software 3
Caixa de banco = caixa-banco 2
Cuidador de animais = tratador-animais 1
Piloto de drone = operador-drone 2
Modelo fotográfico = modelo 2
Cabo eleitoral = assessor-parlamentar 3
Secretária do lar = empregado-domestico 1
Coveiro = sepultador 1
# wishes in a sentence
quero dirigir ônibus = motorista-onibus 2
Preciso de trabalho como porteiro = porteiro 1
gostaria de trabalhar como caixa = operador-caixa 1
quero ser eletricista = eletricista-predial 2
Vaga exclusiva PcD: auxiliar administrativo = auxiliar-administrativo 1
# several works
Caixa / Repositor = operador-caixa 1, repositor 1
Garçom ou barman = garcom 2, bartender 2
Faxineira / Babá / Cozinheira = faxineiro 1, baba 1
Porteiro (turno noturno) = porteiro 1
Vendedor interno (setor administrativo) = vendedor-interno 2
Jovem Aprendiz - Auxiliar de Produção = auxiliar-producao 0
# fields of work
Coordenador de logística = coordenador-logistica 4
Estágio em marketing = analista-marketing 0
Estágio em desenvolvimento de software = desenvolvedor-software 0
Estágio em psicologia = psicologo 0
Construção civil = servente-obras 1
Limpeza = auxiliar-limpeza 1
Enfermagem = tecnico-enfermagem 2
`

const groups = titles
  .split('\n# ')
  .slice(1)
  .map((group) => group.trim().split('\n'))
describe.each(groups.map(([name = '', ...lines]) => ({ name, lines })))('$name', ({ lines }) => {
  test.each(lines.map((line) => line.split(' = ')))('%s', (title, expected) => {
    const found = recognise(title!).map(({ occupation, level }) => `${occupation.id} ${level}`)
    expect(found.join(', ')).toBe(expected)
  })
})

test.each([
  '', '   ', '!!!', '/ ( ) -', '12345', 'qwerty zxcvb', 'aceito tudo', 'São Paulo', 'Jovem aprendiz',
  'início imediato', 'júnior', 'Estudante', 'Analista', 'Auxiliar',
])('"%s" names no work', (title) => {
  expect(recognise(title)).toEqual([])
}) // prettier-ignore

test('a name at the beginning is surer than a field of work, and that surer than a name inside', () => {
  const confidence = (title: string) => recognise(title)[0]?.confidence
  expect(confidence('Porteiro')).toBe(1)
  expect(confidence('quero ser porteiro')).toBe(1)
  expect(confidence('Estágio em psicologia')).toBe(0.8)
  expect(confidence('Empresa familiar contrata pedreiro')).toBe(0.5)
})

test('the level counts as said only when words say it', () => {
  const isSaid = (title: string) => recognise(title)[0]?.isLevelSaid
  expect(isSaid('Pedreiro')).toBe(false)
  expect(isSaid('Gerente de loja')).toBe(false)
  expect(isSaid('Desenvolvedor pleno')).toBe(true)
  expect(isSaid('Auxiliar de TI')).toBe(true)
})

test('each name and field name of the table is recognised as its own family', () => {
  const missed = occupations.flatMap(({ id, names, fieldNames }) =>
    [...names, ...fieldNames].filter((name) => recognise(name)[0]?.occupation.id !== id),
  )
  expect(missed).toEqual([])
})

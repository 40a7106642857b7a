/**
 * Synonyms for occupations: CBO titles and the words that people use instead. Words are compared by
 * their stems, so gender, number and accents do not matter here.
 */

/** Short forms and words that mean the same in every occupation, one meaning per line. */
export const abbreviations = `
aux = auxiliar
ajudante = auxiliar
assist = assistente
adm = admin = administrativo = administração
op = oper = operador
tec = técnico
enf = enfermagem
eng = engenheiro
coord = coordenação = coordenador
superv = sup = supervisor = supervisão
ger = gerente
gestor = gerência = gerente
dir = diretor
prod = produção
log = logística
manut = manutenção
estag = estágio = estagiário
atend = atendente = atendimento
prof = professor
docente = professor
repres = rep = representante
vend = vendedor
dev = desenvolvedor = programador = developer
jr = junior
pl = pleno
sr = sênior
`

/**
 * The phrases of a line are synonyms. Its single words share one term in the index, so list only
 * real equivalents: "auxiliar de cozinha" is not the same as "cozinheiro".
 */
export const sameMeaning = `
consultor vendas = vendedor = consultor comercial
rh = recursos humanos = gestão pessoas = gente gestão
dp = departamento pessoal
ti = tecnologia informação = informática
sac = atendimento cliente = relacionamento cliente
cs = customer success = sucesso cliente
cx = customer experience = experiência cliente
qa = analista testes = tester = qualidade software
ux = experiência usuário
ui = interface usuário
ux designer = product designer = designer produto
fullstack = full stack
frontend = front end
backend = back end
homeoffice = home office = teletrabalho
callcenter = call center = telemarketing = teleatendimento
operador telemarketing = teleoperador = operador call center = atendente telemarketing
ecommerce = loja virtual = comércio eletrônico
caminhoneiro = motorista caminhão = motorista carreta = carreteiro
motoboy = motogirl = motofretista = entregador moto = motociclista
faxineiro = auxiliar limpeza = servente limpeza = zelador limpeza = asg
serviços gerais = asg
diarista = faxineiro
doméstica = empregada doméstica = empregado doméstico = trabalhador doméstico
copeiro = copa
porteiro = portaria = controlador acesso
vigia = vigilante = segurança patrimonial
garçom = garçonete = atendente mesa = cumim
chapeiro = lancheiro
barman = bartender = barista
pizzaiolo = pizzaiola = pizzaria
padeiro = panificação
confeiteiro = confeitaria
açougueiro = açougue = desossador
caixa = operador caixa = atendente caixa
repositor = reposição = repositor mercadorias = abastecedor = promotor reposição
estoquista = almoxarife = auxiliar estoque = auxiliar almoxarifado = almoxarifado
empacotador = embalador
separador = picking = auxiliar separação
conferente = conferência mercadorias
empilhadeirista = operador empilhadeira
balconista = atendente balcão = atendente loja
lojista = vendedor loja
frentista = atendente posto
pedreiro = alvenaria = oficial alvenaria
servente = servente obras = servente pedreiro = auxiliar obras
pintor = pintura
encanador = bombeiro hidráulico = hidráulica
marceneiro = marcenaria
serralheiro = serralheria
carpinteiro = carpintaria
eletricista = instalador elétrico
soldador = solda = soldagem
torneiro = torneiro mecânico = operador torno
mecânico = mecânica
borracheiro = borracharia
lanterneiro = funileiro = funilaria
costureiro = costura
cabeleireiro = hair stylist
manicure = pedicure = nail designer
esteticista = estética
babá = cuidador criança
cuidador = cuidador idosos
pcd = pessoa deficiência = portador deficiência
acs = agente comunitário saúde
acd = asb = auxiliar saúde bucal
tsb = técnico saúde bucal
fisio = fisioterapeuta
psico = psicólogo
nutri = nutricionista
farma = farmácia
vet = veterinário = veterinária
fono = fonoaudiólogo
to = terapeuta ocupacional
dentista = cirurgião dentista = odontólogo
pedagogo = pedagogia
monitor infantil = recreador
educador físico = personal trainer = professor educação física
advogado = advocacia
contabilidade = contábil
fiscal loja = prevenção perdas
tst = técnico segurança trabalho
sst = segurança trabalho = saúde segurança trabalho
cipa = segurança trabalho
pcp = planejamento controle produção
cnc = comando numérico
clp = automação industrial
sdr = bdr = pré vendas
kam = executivo contas = key account
mkt = marketing
social media = mídias sociais = redes sociais
seo = otimização busca
copywriter = redator
designer = design
videomaker = editor vídeo = filmmaker
bi = business intelligence = inteligência negócios
cientista dados = data scientist
engenheiro dados = data engineer
dba = administrador banco dados
devops = sre = engenheiro confiabilidade
suporte = help desk = helpdesk = service desk
infra = infraestrutura
po = product owner = dono produto
pm = product manager = gerente produto
scrum master = agilista
aprendiz = jovem aprendiz = menor aprendiz
trainee = programa trainee
freela = freelancer = freelance
motorista aplicativo = motorista app
motorista ônibus = motorista coletivo
logística = logístico
compras = suprimentos
faturista = faturamento
tesoureiro = tesouraria
secretário = secretariado
recepcionista = recepção
telefonista = pabx
camareiro = arrumador = arrumação quartos
inspetor = inspeção
lavador = lavagem
jardineiro = jardinagem
tratorista = operador trator
bombeiro civil = brigadista
instalador = instalação
refrigeração = ar condicionado
office boy = contínuo = mensageiro
`

/** A search for the left phrase also finds the right phrases, but not the other way round. */
export const alsoFinds = `
vendas > vendedor
engenharia > engenheiro
odontologia > dentista
medicina > médico
psicologia > psicólogo
fisioterapia > fisioterapeuta
nutrição > nutricionista
fonoaudiologia > fonoaudiólogo
jurídico > advogado
contábil > contador
compras > comprador
cozinha > cozinheiro
motorista > caminhoneiro, carreteiro
caixa > frente caixa
vendedor > balconista
limpeza > faxineiro, diarista
restaurante > garçom, cozinheiro
obra > pedreiro, servente
construção civil > pedreiro, servente, mestre obras
supermercado > repositor, açougueiro, operador caixa
hospital > enfermeiro, técnico enfermagem
escola > professor, pedagogo
loja > vendedor, balconista
escritório > auxiliar administrativo, assistente administrativo
primeiro emprego > aprendiz
hotel > camareiro, recepcionista
farmácia > farmacêutico, balconista farmácia
entregador > motoboy, entregas moto
cozinheiro > chefia cozinha, liderança cozinha
enfermeiro > enfermagem nível superior, enfermagem assistencial
instrutor > ensino
manutenção > mecânico, eletricista
segurança > vigilante
`

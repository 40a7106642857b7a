/** Words of the synthetic vacancies, most frequent first. */

export const commonRoles = `
Vendedor(a)
Auxiliar de limpeza
Operador(a) de caixa
Atendente
Auxiliar administrativo
Auxiliar de produção
Motorista
Auxiliar de cozinha
Operador(a) de telemarketing
Assistente administrativo
Repositor(a) de mercadorias
Recepcionista
Técnico(a) de enfermagem
Auxiliar de logística
Vigilante
Porteiro(a)
Garçom/Garçonete
Cozinheiro(a)
Estoquista
Pedreiro
Servente de obras
Ajudante geral
Operador(a) de loja
Consultor(a) de vendas
Jovem aprendiz
Estagiário(a) de administração
Enfermeiro(a)
Eletricista
Mecânico(a) de manutenção
Soldador(a)
Operador(a) de empilhadeira
Motorista carreteiro
Entregador(a)
Conferente
Auxiliar de estoque
Balconista
Frentista
Padeiro(a)
Açougueiro(a)
Confeiteiro(a)
Costureiro(a)
Camareiro(a)
Copeiro(a)
Faxineiro(a)
Zelador(a)
Jardineiro(a)
Caseiro(a)
Babá
Cuidador(a) de idosos
Técnico(a) em segurança do trabalho
Técnico(a) em manutenção
Técnico(a) em eletrotécnica
Técnico(a) de informática
Analista de suporte
Desenvolvedor(a) full stack
Desenvolvedor(a) Java
Desenvolvedor(a) front-end
Analista de dados
Cientista de dados
Analista de sistemas
Analista de recursos humanos
Assistente de departamento pessoal
Analista fiscal
Analista contábil
Contador(a)
Auxiliar contábil
Assistente financeiro
Analista financeiro
Gerente de loja
Supervisor(a) de vendas
Coordenador(a) de logística
Gerente comercial
Representante comercial
Promotor(a) de vendas
Designer gráfico
Analista de marketing
Social media
Redator(a)
Professor(a) de inglês
Professor(a) de matemática
Auxiliar de sala
Pedagogo(a)
Nutricionista
Farmacêutico(a)
Fisioterapeuta
Psicólogo(a)
Médico(a) clínico geral
Dentista
Auxiliar de saúde bucal
Veterinário(a)
Advogado(a)
Estagiário(a) de direito
Engenheiro(a) civil
Engenheiro(a) de produção
Arquiteto(a)
Mestre de obras
Pintor(a)
Encanador(a)
Marceneiro(a)
Serralheiro(a)
Borracheiro(a)
Funileiro(a)
Torneiro mecânico
Operador(a) de máquinas
Inspetor(a) de qualidade
Analista de qualidade
Comprador(a)
Assistente de compras
Faturista
Corretor(a) de imóveis
Cabeleireiro(a)
Manicure
Esteticista
Barbeiro(a)
Barista
Pizzaiolo(a)
Chapeiro(a)
Personal trainer
Tratorista
Operador(a) de escavadeira
Bombeiro(a) civil
Instalador(a) de internet
`
  .trim()
  .split('\n')

export const titleEndings = `
júnior|pleno|sênior|noturno|PCD|temporário|12x36|meio período|externo|interno|bilíngue
zona sul|zona norte|zona leste|zona oeste|centro|shopping|hospitalar|industrial|residencial|predial|escolar
de obras|de loja|de frota|de vendas|de projetos|de campo|- início imediato|- home office|- fim de semana|trainee|líder
`
  .trim()
  .split(/[|\n]/)

export const contextWords = `
atendimento cliente equipe vendas experiência organização comunicação rotina loja produtos limpeza
controle estoque caixa entrega pacote office excel internet sistema cadastro planilha relatório agenda
telefone email reunião fornecedores compras notas fiscais conferência recebimento expedição separação
carga descarga armazenagem inventário transporte rota veículo manutenção preventiva corretiva máquina
equipamento segurança epi normas qualidade produção linha montagem embalagem higiene cozinha cardápio
alimentos bebidas salão mesa restaurante padaria hotel hospital clínica pacientes medicação curativos
prontuário plantão enfermagem laboratório farmácia escola alunos aulas crianças idosos cuidado banho
medicamento escritório documentos arquivo recepção visitantes portaria ronda câmeras monitoramento
condomínio obra concreto alvenaria acabamento pintura elétrica hidráulica solda usinagem torno
programação software banco dados java python javascript nuvem infraestrutura rede suporte chamados
marketing redes sociais conteúdo campanhas design criação contabilidade impostos folha pagamento
admissão rescisão benefícios treinamento recrutamento seleção liderança metas indicadores planejamento
projetos orçamento negociação prospecção carteira visitas externas comissão premiação moto bicicleta
inglês espanhol graduação técnico curso ensino médio noturno manhã tarde escala folga domingo feriado
`
  .trim()
  .split(/\s+/)

/** Ordered roughly by population. */
export const bigCities = `
São Paulo/SP|Rio de Janeiro/RJ|Belo Horizonte/MG|Brasília/DF|Curitiba/PR|Salvador/BA|Fortaleza/CE|Porto Alegre/RS
Campinas/SP|Goiânia/GO|Recife/PE|Manaus/AM|Belém/PA|Guarulhos/SP|São Bernardo do Campo/SP|Osasco/SP|Barueri/SP
Santo André/SP|São José dos Campos/SP|Ribeirão Preto/SP|Sorocaba/SP|Uberlândia/MG|Contagem/MG|Joinville/SC
Florianópolis/SC|Blumenau/SC|Londrina/PR|Maringá/PR|Caxias do Sul/RS|Niterói/RJ|Duque de Caxias/RJ|São Gonçalo/RJ
Nova Iguaçu/RJ|Vitória/ES|Serra/ES|Vila Velha/ES|São Luís/MA|Maceió/AL|Natal/RN|João Pessoa/PB|Teresina/PI|Aracaju/SE
Cuiabá/MT|Campo Grande/MS|Feira de Santana/BA|Jaboatão dos Guararapes/PE|Juiz de Fora/MG|Jundiaí/SP|Santos/SP
Piracicaba/SP|Bauru/SP|Anápolis/GO|Aparecida de Goiânia/GO|Cascavel/PR|Ponta Grossa/PR|Chapecó/SC|Betim/MG
Montes Claros/MG|Porto Velho/RO|Palmas/TO
`
  .trim()
  .split(/[|\n]/)

import { base, monthlySalary, schooling, shift, statement, type Featured } from './parts.ts'
import { companyStage, requirementsTest } from '../vacancies/stages.ts'

/** Other vacancies to which the demo candidate applies. */
export const trailVacancies: readonly Featured[] = [
  {
    company: 'Farmácia Bem-Estar',
    place: { city: 'Belo Horizonte', state: 'MG' },
    closesIn: 3,
    openedAgo: 20,
    draft: {
      ...base,
      roleName: 'Balconista de farmácia',
      description:
        '<p>Ler receitas, separar medicamentos e orientar sobre genéricos, com quem responde pela farmácia sempre por perto. Loja do bairro Santa Tereza, das 14h às 22h20.</p><p>A formação de balcão é paga e começa na primeira semana.</p>',
      requirements: ['Ensino médio completo', 'Cuidado com informação de saúde das pessoas'],
      niceToHave: ['Curso de balconista de farmácia'],
      benefits: [
        { kind: 'food', detail: 'Vale-alimentação de R$ 540' },
        { kind: 'transport', detail: 'Vale-transporte' },
        { kind: 'discount', detail: '20% de desconto em medicamentos' },
      ],
      shift: 'afternoon',
      salary: monthlySalary(1980, 2260),
      commissionPayment: 'salary-and-commission',
      schooling: 'high-school',
      jobProfile: 'service-sales',
      positions: 2,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'O curso de balcão parte do ensino médio.'),
            shift('afternoon'),
            statement(
              'secrecy',
              'Sei guardar sigilo sobre a saúde de quem atendo.',
              'Informação de saúde é da pessoa, não da loja.',
              true,
            ),
          ],
          5,
        ),
        companyStage(
          'Conversa na farmácia',
          'Com quem gerencia a loja, no horário que você escolher.',
          40,
          5,
        ),
      ],
    },
  },
  {
    company: 'Clínica Serena',
    place: { city: 'Betim', state: 'MG' },
    closesIn: 12,
    openedAgo: 24,
    draft: {
      ...base,
      roleName: 'Recepcionista de clínica',
      description:
        '<p>Receber pacientes, confirmar dados e organizar a agenda de três consultórios. Explicar preparos de exame em palavras simples é parte importante do trabalho.</p><p>O horário é das 8h às 17h48, de segunda a sexta.</p>',
      requirements: ['Ensino médio completo', 'Boa escuta', 'Sigilo com dados de saúde'],
      niceToHave: ['Sistema de agenda médica', 'Libras básico'],
      benefits: [
        { kind: 'meal', detail: 'Vale-refeição de R$ 28 por dia' },
        { kind: 'transport', detail: 'Vale-transporte' },
        { kind: 'health', detail: 'Consultas e exames na própria clínica' },
      ],
      shift: 'business-hours',
      salary: monthlySalary(2040, 2040),
      schooling: 'high-school',
      jobProfile: 'administrative',
      positions: 1,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'A recepção lê e escreve o dia todo.'),
            shift('business-hours'),
            statement(
              'secrecy',
              'Guardo sigilo sobre tudo o que leio e ouço na recepção.',
              'Dados de saúde são protegidos por lei.',
              true,
            ),
          ],
          5,
        ),
        companyStage('Conversa com Pessoas e Cultura', 'Por vídeo, com Marina Alves.', 30, 4),
        companyStage(
          'Visita à recepção',
          'São 45 minutos pagos, para conhecer a rotina com a equipe.',
          45,
          4,
        ),
      ],
    },
  },
  {
    company: 'Rota Certa Logística',
    place: { city: 'Contagem', state: 'MG' },
    closesIn: 6,
    openedAgo: 15,
    draft: {
      ...base,
      roleName: 'Auxiliar de logística e expedição',
      description:
        '<p>Separar pedidos com coletor de dados, conferir volumes e levar cargas leves ao ponto de apoio com o utilitário da empresa.</p><p>O turno é das 8h às 17h48, com almoço no centro de distribuição.</p>',
      requirements: ['Ensino médio completo', 'CNH categoria B ou superior', 'Atenção a códigos'],
      niceToHave: ['Leitor de código de barras'],
      benefits: [
        { kind: 'food', detail: 'Vale-alimentação de R$ 450' },
        { kind: 'meal', detail: 'Almoço no local' },
        { kind: 'transport', detail: 'Ônibus fretado' },
      ],
      shift: 'business-hours',
      salary: monthlySalary(2310, 2310),
      schooling: 'high-school',
      cnh: 'B',
      jobProfile: 'operational',
      positions: 4,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'A expedição usa notas e sistema.'),
            {
              id: 'cnh',
              eliminatory: true,
              reason: 'Metade do turno é levar cargas ao ponto de apoio com o utilitário.',
              predicate: { kind: 'cnh', includes: 'B' },
            },
            statement(
              'start',
              'Posso começar em até 30 dias.',
              'A equipe nova entra junto no treinamento.',
            ),
          ],
          6,
        ),
        companyStage(
          'Conversa no centro de distribuição',
          'Você conhece a expedição e a equipe.',
          40,
          4,
        ),
      ],
    },
  },
  {
    company: 'Araçá Tecnologia',
    place: { city: 'Belo Horizonte', state: 'MG' },
    closesIn: 18,
    openedAgo: 10,
    draft: {
      ...base,
      roleName: 'Analista de suporte técnico júnior',
      description:
        '<p>Atender chamados de lojas e clínicas por chat e telefone, configurar acessos e documentar soluções para a próxima pessoa. Dois dias por semana no escritório, no bairro Floresta.</p><p>Quem chega tem três meses de formação, com uma pessoa de referência.</p>',
      requirements: [
        'Ensino médio completo',
        'Computador e redes no básico',
        'Paciência para explicar',
      ],
      niceToHave: ['Curso técnico em informática', 'Linux'],
      benefits: [
        { kind: 'meal', detail: 'Vale-refeição de R$ 40 por dia' },
        { kind: 'health', detail: 'Plano de saúde e odontológico' },
        { kind: 'home-office', detail: 'Ajuda de custo de R$ 200' },
      ],
      workplace: 'hybrid',
      hybridDays: 2,
      weeklyHours: 40,
      shift: 'business-hours',
      salary: monthlySalary(3200, 3900),
      schooling: 'high-school',
      jobProfile: 'technical',
      positions: 2,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'A formação interna parte do ensino médio.'),
            shift('business-hours'),
            statement(
              'network',
              'Sei configurar uma rede sem fio e instalar um programa.',
              'Acontece todo dia no suporte.',
            ),
            statement(
              'duty',
              'Posso fazer plantão um sábado por mês.',
              'A equipe se reveza.',
              true,
            ),
          ],
          6,
        ),
        companyStage(
          'Conversa técnica',
          'Um caso real da área, resolvido em conjunto. Sem pegadinha.',
          50,
          5,
        ),
        companyStage(
          'Conversa com a liderança',
          'Sobre rotina, formação e próximos passos.',
          30,
          3,
        ),
      ],
    },
  },
]

import { base, monthlySalary, schooling, shift, statement, type Featured } from './parts.ts'
import { companyStage, requirementsTest } from '../vacancies/stages.ts'

/** Vacancies of the two demo companies with full pipelines. */
export const pipelineVacancies: readonly Featured[] = [
  {
    company: 'Mercado Bom Vizinho',
    place: { city: 'Contagem', state: 'MG' },
    closesIn: 9,
    openedAgo: 27,
    draft: {
      ...base,
      trialDays: 90,
      roleName: 'Assistente de atendimento ao cliente',
      description:
        '<p>Receber quem chega ao balcão de atendimento, ouvir com calma e resolver: trocas, cadastro no clube de descontos, dúvidas sobre entrega e pedidos pelo WhatsApp da loja.</p><p>Você entra em uma equipe de 6 pessoas, com uma semana de acompanhamento antes de atender por conta própria. A escala é 6x1, das 13h às 21h20.</p>',
      requirements: [
        'Ensino médio completo',
        'Pelo menos 6 meses lidando com público, com ou sem carteira assinada',
        'Escrever bem mensagens curtas no celular e no computador',
      ],
      niceToHave: [
        'Planilhas no básico. A gente ensina se você não souber.',
        'Libras, mesmo que só o começo',
      ],
      benefits: [
        { kind: 'food', detail: 'Vale-alimentação de R$ 620' },
        { kind: 'health', detail: 'Plano de saúde e odontológico, sem desconto para você' },
        {
          kind: 'transport',
          detail: 'Vale-transporte com desconto de 3%, metade do que a lei permite',
        },
        { kind: 'childcare', detail: 'Auxílio-creche de R$ 380, até a criança completar 6 anos' },
        { kind: 'education', detail: 'Curso técnico pago, depois de 6 meses de casa' },
        { kind: 'day-off', detail: 'Folga no aniversário e um domingo por mês garantido' },
      ],
      shift: '6x1',
      salary: monthlySalary(2150, 2480),
      schooling: 'high-school',
      jobProfile: 'service-sales',
      positions: 3,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'O curso interno parte do ensino médio.'),
            shift('6x1'),
            statement(
              'weekends',
              'Posso trabalhar aos sábados, com folga em outro dia da semana.',
              'A loja abre aos sábados e a escala é 6x1.',
              true,
            ),
            statement(
              'hours',
              'Posso trabalhar das 13h às 21h20.',
              'É o horário do balcão que está abrindo.',
              true,
            ),
            statement(
              'public',
              'Já lidei com público por 6 meses, com ou sem carteira assinada.',
              'Vale atendimento, feira, igreja, associação, o que for.',
            ),
          ],
          5,
        ),
        companyStage(
          'Conversa com a liderança da loja',
          'Com Rogério, gerente da unidade Eldorado. Online ou na loja, você escolhe.',
          40,
          4,
        ),
      ],
    },
  },
  {
    company: 'Mercado Bom Vizinho',
    place: { city: 'Betim', state: 'MG' },
    closesIn: 16,
    openedAgo: 21,
    draft: {
      ...base,
      roleName: 'Auxiliar de reposição',
      description:
        '<p>Repor gôndolas, conferir validade e montar as ofertas da semana na loja de Betim, com carrinho hidráulico e equipe de 9 pessoas.</p><p>O turno é das 6h às 14h20. Você aprende com quem já faz, no horário de trabalho.</p>',
      requirements: [
        'Ensino fundamental completo',
        'Organização',
        'Disposição para trabalho em pé, com pausas',
      ],
      niceToHave: ['Conhecer a rotina de supermercado', 'Contagem de estoque'],
      benefits: [
        { kind: 'food', detail: 'Vale-alimentação de R$ 620' },
        { kind: 'transport', detail: 'Vale-transporte' },
        { kind: 'health', detail: 'Plano de saúde e odontológico' },
      ],
      shift: '6x1',
      salary: monthlySalary(1790, 1960),
      schooling: 'elementary',
      jobProfile: 'operational',
      positions: 2,
      stages: [
        requirementsTest(
          [
            schooling('elementary', 'O treinamento parte do ensino fundamental.'),
            shift('6x1'),
            statement(
              'early',
              'Consigo chegar à loja às 6h.',
              'A reposição termina antes de a loja abrir.',
              true,
            ),
            statement(
              'saturdays',
              'Posso trabalhar aos sábados.',
              'Sábado é o dia de maior reposição.',
            ),
          ],
          4,
        ),
        companyStage(
          'Conversa e visita à loja',
          'Você conhece o estoque e a equipe antes de decidir.',
          30,
          3,
        ),
        companyStage('Prática acompanhada', '45 minutos pagos, com alguém da equipe.', 45, 3),
      ],
    },
  },
  {
    company: 'Conecta Atendimento',
    place: null,
    closesIn: 12,
    openedAgo: 26,
    draft: {
      ...base,
      roleName: 'Atendente de relacionamento, chat e WhatsApp',
      description:
        '<p>Responder mensagens de clientes de uma rede de cursos, registrar cada conversa e resolver no primeiro contato sempre que der. O trabalho é em casa, com computador, cadeira e ajuda para a internet.</p><p>São duas semanas de treinamento pago, em grupo de 12 pessoas. A escala é 5x2, à tarde.</p>',
      requirements: ['Ensino médio completo', 'Digitação fluente', 'Português escrito correto'],
      niceToHave: ['Espanhol para ler mensagens', 'Já ter atendido em qualquer lugar'],
      benefits: [
        { kind: 'home-office', detail: 'Ajuda de custo de R$ 150 e equipamento em casa' },
        { kind: 'food', detail: 'Vale-alimentação de R$ 480' },
        { kind: 'health', detail: 'Plano de saúde' },
        { kind: 'gym', detail: 'Convênio com academias' },
      ],
      workplace: 'remote',
      weeklyHours: 36,
      shift: 'afternoon',
      salary: monthlySalary(1890, 1890),
      commissionPayment: 'salary-and-commission',
      schooling: 'high-school',
      jobProfile: 'service-sales',
      positions: 12,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'O atendimento responde dúvidas sobre cursos.'),
            shift('afternoon'),
            statement(
              'place',
              'Tenho um lugar silencioso e internet de pelo menos 20 mega.',
              'O atendimento acontece em casa, com equipamento da empresa.',
              true,
            ),
            statement(
              'weekends',
              'Posso trabalhar em um fim de semana a cada dois.',
              'O chat funciona todos os dias.',
              true,
            ),
          ],
          4,
        ),
        companyStage(
          'Conversa com Gente e Gestão',
          'Por vídeo, em grupo de até 4 pessoas. Falamos do trabalho, do salário e das suas perguntas.',
          40,
          3,
        ),
        companyStage(
          'Atendimento de treino',
          'Você responde três mensagens inventadas, com tempo de sobra.',
          30,
          3,
        ),
      ],
    },
  },
  {
    company: 'Conecta Atendimento',
    place: { city: 'Belo Horizonte', state: 'MG' },
    closesIn: 20,
    openedAgo: 18,
    draft: {
      ...base,
      roleName: 'Supervisão de atendimento',
      description:
        '<p>Acompanhar uma equipe de 18 pessoas, dar retorno individual toda semana e cuidar dos casos mais difíceis, com dois dias por semana em casa.</p><p>As metas são combinadas com a equipe e revistas todo mês.</p>',
      requirements: [
        'Ensino médio completo',
        'Prática em conduzir pessoas',
        'Leitura de indicadores',
      ],
      niceToHave: ['Libras', 'Curso superior em andamento'],
      benefits: [
        { kind: 'meal', detail: 'Vale-refeição de R$ 32 por dia' },
        { kind: 'health', detail: 'Plano de saúde' },
        { kind: 'profit-sharing', detail: 'Participação nos resultados' },
      ],
      workplace: 'hybrid',
      hybridDays: 3,
      weeklyHours: 40,
      shift: '5x2',
      salary: monthlySalary(3300, 3900),
      schooling: 'high-school',
      jobProfile: 'leadership',
      positions: 1,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'A função usa relatórios escritos todos os dias.'),
            shift('5x2'),
            statement(
              'people',
              'Já acompanhei o desenvolvimento de outras pessoas no trabalho.',
              'Você cuida de uma equipe de 18 pessoas.',
              true,
            ),
          ],
          5,
        ),
        companyStage(
          'Conversa com a coordenação',
          'Sobre a equipe, as metas e o seu jeito de dar retorno.',
          50,
          5,
        ),
      ],
    },
  },
]

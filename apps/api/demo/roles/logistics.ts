import type { DemoRole } from './roles.types.ts'

export const logisticsRoles: readonly DemoRole[] = [
  {
    field: 'logistics',
    names: 'Auxiliar de logística e expedição | Auxiliar de expedição | Assistente de logística',
    profile: 'operational',
    pay: [1900, 2450],
    schooling: 'high-school-ongoing',
    shifts: ['5x2', '6x1', 'night'],
    tasks:
      'Separar pedidos com coletor de dados; Conferir volumes e notas; Montar cargas por rota; Manter corredores livres e sinalizados',
    needs: 'Atenção a códigos; Trabalho em equipe',
    nice: 'Leitor de código de barras; Curso de empilhadeira',
    statements:
      'Consigo levantar volumes de até 20 kg com técnica e equipamento. > A separação é feita com carrinho e cinta.; Posso trabalhar no turno que começa às 14h. > É o turno que está abrindo.',
  },
  {
    field: 'logistics',
    names: 'Motorista de entrega | Motorista de utilitário | Entregas com veículo da empresa',
    profile: 'operational',
    pay: [2200, 2900],
    schooling: 'elementary',
    cnh: 'B',
    shifts: ['6x1', '5x2'],
    workplaces: ['field'],
    tasks:
      'Fazer entregas pela rota do aplicativo; Conferir a carga na saída e na volta; Registrar comprovantes no celular; Cuidar do veículo com lista diária',
    needs: 'Conhecer a região; Direção segura',
    nice: 'Curso de direção defensiva; Carga refrigerada',
    statements:
      'Dirijo em trânsito urbano com tranquilidade. > Você dirige um utilitário da empresa todos os dias.; Posso fazer rotas aos sábados pela manhã. > Sábado tem entrega até o meio-dia.',
  },
  {
    field: 'logistics',
    names: 'Motorista de caminhão | Motorista de carga | Motorista de carreta',
    profile: 'operational',
    pay: [2900, 4200],
    schooling: 'elementary',
    cnh: 'D',
    shifts: ['rota', '5x2'],
    workplaces: ['field'],
    tasks:
      'Conduzir caminhão em rotas regionais; Conferir amarração e lacres; Cumprir tempos de descanso; Registrar diário de bordo',
    needs: 'EAR na habilitação; Direção econômica',
    nice: 'MOPP; Carreta ou bitrem',
    statements:
      'Minha habilitação tem a observação de atividade remunerada. > Sem ela não é possível dirigir a trabalho.; Posso dormir fora até duas noites por semana. > Algumas rotas têm pernoite pago.',
  },
  {
    field: 'logistics',
    names: 'Entregas por moto | Motofretista | Entregas com moto própria',
    profile: 'operational',
    pay: [2000, 3000],
    schooling: 'none',
    cnh: 'A',
    shifts: ['rota', 'afternoon'],
    contracts: ['freelance', 'clt', 'pj'],
    workplaces: ['field'],
    hazardous: true,
    tasks:
      'Fazer entregas urgentes na região; Conferir endereço e assinatura; Manter baú e equipamentos em ordem; Registrar cada parada no aplicativo',
    needs: 'Moto em bom estado; Curso de motofrete',
    nice: 'Conhecer bem os bairros; Celular com suporte',
    statements:
      'Tenho o curso de motofrete ou vou concluir antes de começar. > A lei pede o curso para entregas por moto.; Uso capacete e colete em toda entrega. > É regra da operação.',
  },
  {
    field: 'logistics',
    names: 'Condução de empilhadeira | Operação de empilhadeira',
    profile: 'technical',
    pay: [2300, 3000],
    schooling: 'high-school',
    cnh: 'B',
    shifts: ['5x2', 'night', '6x1'],
    hazardous: true,
    tasks:
      'Movimentar paletes e carregar caminhões; Fazer a verificação diária da máquina; Endereçar cargas no sistema; Apoiar o inventário',
    needs: 'Curso de empilhadeira em dia; Atenção no pátio',
    nice: 'Empilhadeira retrátil; Transpaleteira elétrica',
    statements:
      'Tenho curso de empilhadeira dentro da validade. > A NR-11 pede o curso.; Posso trabalhar em turno de revezamento. > A operação é contínua.',
  },
  {
    field: 'logistics',
    names: 'Conferente de cargas | Conferente de mercadorias',
    profile: 'operational',
    pay: [2050, 2700],
    schooling: 'high-school',
    shifts: ['5x2', '6x1'],
    tasks:
      'Conferir notas e volumes; Registrar divergências; Acompanhar carga e descarga; Fechar o relatório do turno',
    needs: 'Contas simples sem erro; Planilhas no básico',
    nice: 'Sistema de armazém; Curva ABC',
    statements:
      'Confiro números com atenção mesmo em horário de pico. > Um volume trocado vira uma entrega errada.; Posso trabalhar aos sábados alternados. > Os turnos se revezam.',
  },
  {
    field: 'logistics',
    names: 'Analista de logística | Analista de transportes | Planejamento de rotas',
    profile: 'administrative',
    pay: [3400, 4900],
    schooling: 'college',
    shifts: ['business-hours'],
    workplaces: ['hybrid', 'on-site'],
    tasks:
      'Planejar rotas e frota; Acompanhar prazos e custo por entrega; Conversar com transportadoras; Propor melhorias com dados',
    needs: 'Planilhas avançadas; Comunicação com operação e comercial',
    nice: 'Power BI; Roteirizador',
    statements:
      'Uso tabelas dinâmicas e fórmulas de busca. > Os relatórios do dia são feitos assim.; Posso ir ao centro de distribuição três vezes por semana. > Os outros dias são em casa.',
  },
  {
    field: 'auto',
    names: 'Profissional de mecânica automotiva | Mecânica de veículos leves',
    profile: 'technical',
    pay: [2500, 3900],
    schooling: 'high-school',
    cnh: 'B',
    shifts: ['business-hours', '5x2'],
    tasks:
      'Diagnosticar com scanner; Fazer revisão, freios e suspensão; Testar o veículo com quem trouxe; Explicar o orçamento em palavras simples',
    needs: 'Prática com motores e injeção; Organização da bancada',
    nice: 'Híbridos e elétricos; Curso técnico em automotiva',
    statements:
      'Sei ler códigos de falha com scanner. > Todo diagnóstico começa por ele.; Posso trabalhar aos sábados até 12h. > A oficina abre meio período.',
  },
  {
    field: 'auto',
    names: 'Consultoria técnica de oficina | Atendimento técnico de oficina',
    profile: 'service-sales',
    pay: [2600, 3600],
    schooling: 'high-school',
    cnh: 'B',
    shifts: ['5x2'],
    commission: 'salary-and-commission',
    tasks:
      'Receber o veículo e ouvir o que a pessoa percebeu; Montar o orçamento com a oficina; Manter quem espera sempre informado; Entregar explicando o serviço',
    needs: 'Noções de mecânica; Boa escrita em mensagens',
    nice: 'Sistema de oficina; Vendas',
    statements:
      'Dirijo carros manuais e automáticos. > Você manobra os veículos no pátio.; Posso trabalhar aos sábados até 12h. > A recepção abre meio período.',
  },
  {
    field: 'auto',
    names: 'Estética automotiva | Lavagem de veículos',
    profile: 'first-job',
    pay: [1621, 1850],
    schooling: 'none',
    shifts: ['6x1'],
    tasks:
      'Lavar e aspirar veículos; Fazer polimento simples; Conferir objetos na entrega; Cuidar do consumo de água',
    needs: 'Capricho; Pontualidade',
    nice: 'Polimento técnico; CNH B',
    statements:
      'Posso trabalhar com água e produtos de limpeza, com equipamento. > É o dia a dia da função.; Posso trabalhar aos sábados. > É o dia mais cheio.',
  },
]

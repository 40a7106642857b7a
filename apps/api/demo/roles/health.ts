import type { DemoRole } from './roles.types.ts'

export const healthRoles: readonly DemoRole[] = [
  {
    field: 'health',
    names: 'Recepcionista de clínica | Atendente de clínica | Recepção hospitalar',
    profile: 'administrative',
    pay: [1800, 2300],
    schooling: 'high-school',
    shifts: ['business-hours', '6x1', '12x36'],
    tasks:
      'Receber pacientes e confirmar dados; Organizar agenda e encaixes; Autorizar exames com convênios; Explicar preparos em palavras simples',
    needs: 'Boa escuta; Sigilo com dados de saúde',
    nice: 'Sistema de agenda médica; Libras básico',
    statements:
      'Guardo sigilo sobre tudo o que leio e ouço na recepção. > Dados de saúde são protegidos por lei.; Posso trabalhar aos sábados pela manhã, em escala. > A clínica abre até 12h.',
  },
  {
    field: 'health',
    names: 'Enfermagem, nível técnico | Profissional de enfermagem, nível técnico',
    profile: 'technical',
    pay: [3000, 3900],
    schooling: 'technical',
    shifts: ['12x36', 'night', 'morning'],
    hazardous: true,
    tasks:
      'Cuidar de pacientes conforme a prescrição; Medir sinais e registrar; Apoiar procedimentos; Conversar com famílias com cuidado',
    needs: 'Registro ativo no conselho; Registro claro em prontuário',
    nice: 'Terapia intensiva; Sala de vacina',
    statements:
      'Tenho registro ativo no conselho de enfermagem. > A lei pede registro para exercer.; Posso trabalhar em escala 12x36. > O cuidado é contínuo.',
  },
  {
    field: 'health',
    names: 'Enfermagem, nível superior | Enfermagem assistencial',
    profile: 'specialist',
    pay: [4750, 6800],
    schooling: 'college',
    shifts: ['12x36', 'night', '5x2'],
    hazardous: true,
    tasks:
      'Planejar o cuidado e orientar a equipe técnica; Fazer procedimentos privativos; Cuidar da segurança do paciente; Participar de protocolos',
    needs: 'Registro ativo no conselho; Liderança de equipe',
    nice: 'Especialização; Suporte avançado de vida',
    statements:
      'Tenho registro ativo no conselho de enfermagem. > A lei pede registro para exercer.; Posso trabalhar em escala 12x36, também à noite. > O cuidado é contínuo.',
  },
  {
    field: 'health',
    names: 'Fisioterapeuta | Fisioterapia ambulatorial',
    profile: 'specialist',
    pay: [3200, 4800],
    schooling: 'college',
    shifts: ['business-hours', 'morning', 'afternoon'],
    contracts: ['clt', 'pj'],
    weeklyHours: 30,
    tasks:
      'Avaliar e montar o plano de cada pessoa; Conduzir sessões individuais; Medir evolução; Orientar exercícios em casa',
    needs: 'Registro ativo no conselho; Escuta',
    nice: 'Pilates clínico; Saúde da pessoa idosa',
    statements:
      'Tenho registro ativo no conselho de fisioterapia. > A lei pede registro para exercer.; Posso atender em um dos períodos, manhã ou tarde. > A carga é de 30 horas por semana.',
  },
  {
    field: 'health',
    names: 'Auxiliar de saúde bucal | Atendimento odontológico',
    profile: 'technical',
    pay: [1800, 2300],
    schooling: 'high-school',
    shifts: ['business-hours', '6x1'],
    tasks:
      'Preparar a sala e esterilizar instrumentos; Apoiar o atendimento; Organizar fichas e materiais; Confirmar consultas',
    needs: 'Biossegurança; Organização',
    nice: 'Curso de auxiliar em saúde bucal; Radiologia digital',
    statements:
      'Sigo protocolo de esterilização em todo atendimento. > Protege pacientes e equipe.; Posso trabalhar em sábados alternados. > O consultório abre até 13h.',
  },
  {
    field: 'care',
    names: 'Cuidado de pessoa idosa | Acompanhante de pessoa idosa',
    profile: 'operational',
    pay: [1750, 2500],
    schooling: 'elementary',
    shifts: ['12x36', 'night', '6x1'],
    contracts: ['domestic', 'clt', 'domestic'],
    tasks:
      'Acompanhar banho, refeições e remédios com horário; Estimular caminhadas e conversas; Anotar o dia para a família; Avisar sobre qualquer mudança',
    needs: 'Paciência e respeito; Registro do dia por escrito',
    nice: 'Curso de cuidador; Primeiros socorros',
    statements:
      'Posso trabalhar em escala 12x36. > O cuidado não para.; Consigo ajudar alguém a se levantar com técnica e apoio. > A casa tem equipamentos e ensina o uso.',
  },
  {
    field: 'care',
    names: 'Trabalho doméstico | Cozinha e cuidado da casa | Governança residencial',
    profile: 'operational',
    pay: [1800, 2600],
    schooling: 'none',
    shifts: ['business-hours', '6x1'],
    contracts: ['domestic'],
    tasks:
      'Cuidar da limpeza e da roupa; Preparar refeições do dia; Organizar compras; Combinar a rotina da semana com a família',
    needs: 'Capricho; Pontualidade',
    nice: 'Cozinha do dia a dia; Passadoria',
    statements:
      'Posso trabalhar de segunda a sexta, das 8h às 17h. > É a rotina da casa.; Concordo com registro em carteira desde o primeiro dia. > A agência só trabalha com registro.',
  },
  {
    field: 'education',
    names: 'Auxiliar de secretaria escolar | Assistente de secretaria',
    profile: 'administrative',
    pay: [1800, 2400],
    schooling: 'high-school',
    shifts: ['business-hours', 'afternoon'],
    tasks:
      'Atender famílias e estudantes; Organizar matrículas e históricos; Emitir declarações; Apoiar reuniões e eventos',
    needs: 'Boa escrita; Sigilo com dados de estudantes',
    nice: 'Sistema escolar; Arquivo',
    statements:
      'Guardo sigilo sobre dados de estudantes. > São dados de crianças e adolescentes.; Posso trabalhar em dois sábados letivos por semestre. > Estão no calendário escolar.',
  },
  {
    field: 'education',
    names: 'Auxiliar de sala | Apoio à educação infantil',
    profile: 'first-job',
    pay: [1650, 2050],
    schooling: 'high-school',
    shifts: ['morning', 'afternoon', 'business-hours'],
    tasks:
      'Acompanhar brincadeiras e refeições; Apoiar a professora ou o professor regente; Cuidar de materiais; Registrar a rotina de cada criança',
    needs: 'Paciência e atenção; Gosto por crianças',
    nice: 'Pedagogia em andamento; Contação de histórias',
    statements:
      'Posso participar da formação mensal, em horário pago. > A formação é parte do trabalho.; Posso conversar com as famílias na saída, em horário pago. > A conversa do fim do dia faz parte da rotina.',
  },
  {
    field: 'education',
    names: 'Docente de matemática | Docente de língua portuguesa | Docente de inglês',
    profile: 'specialist',
    pay: [3200, 5200],
    schooling: 'college',
    shifts: ['morning', 'afternoon', 'night'],
    weeklyHours: 24,
    tasks:
      'Planejar aulas com a coordenação; Avaliar com critérios combinados com a turma; Conversar com famílias; Participar de projetos entre áreas',
    needs: 'Licenciatura na área; Planejamento por escrito',
    nice: 'Educação inclusiva; Recursos digitais',
    statements:
      'Tenho licenciatura concluída na área. > A lei pede licenciatura para esta etapa.; Posso participar do conselho de classe bimestral. > Acontece em horário pago.',
  },
  {
    field: 'education',
    names: 'Ensino de informática | Educação em oficinas',
    profile: 'technical',
    pay: [2100, 3100],
    schooling: 'technical',
    shifts: ['afternoon', 'night'],
    contracts: ['clt', 'pj', 'volunteer'],
    weeklyHours: 20,
    tasks:
      'Preparar oficinas práticas; Acompanhar cada pessoa no seu ritmo; Manter o laboratório; Registrar frequência e avanço',
    needs: 'Didática; Domínio do conteúdo',
    nice: 'Educação de jovens e adultos; Acessibilidade digital',
    statements:
      'Já ensinei algo a um grupo, dentro ou fora do trabalho. > As turmas têm até 16 pessoas.; Posso dar aula em dois períodos por semana. > As oficinas são à tarde e à noite.',
  },
]

import type { MuseumDemo } from '../museum.ts';
import { demoDescription } from './demoDescription.ts';

export const buffalo = {
  'buffalo-akg-art-museum': {
    description: demoDescription(
      'Modern and contemporary art, collected since 1862 by one of the oldest art institutions of the country.',
    ),
    agentId: 'agent-buffalo-akg-art-museum',
    exhibit: {
      title: 'Convergence',
      description: 'Jackson Pollock, 1952. Oil on canvas, nearly thirteen feet wide.',
      sourceUrl: 'https://buffaloakg.org/',
      exampleQuestions: [
        'How did Pollock paint Convergence?',
        'How big is the painting?',
        'Who gave the painting to Buffalo?',
        'When is the museum open, and how much is admission?',
      ],
      suppliedContext: [
        'Convergence is a painting by the American artist Jackson Pollock, from 1952. Pollock laid the canvas on the floor of his studio on Long Island and poured, dripped and flung paint on it from all sides. He first painted in black, a way he had worked in since 1951; he was not satisfied with that and then poured white, red, yellow and blue over the black. The lines do not outline things. They record how the painter moved.',
        'The painting is big: about seven feet nine inches high and nearly thirteen feet wide, or 237 by 394 centimeters.',
        "It came to Buffalo in 1956, the year of the painter's death, as a gift of Seymour H. Knox, Jr., a collector who gave the museum hundreds of works of his own time. In 1964 the painting was made into a jigsaw puzzle that was sold as the hardest puzzle in the world.",
        'The museum was founded in 1862 as the Buffalo Fine Arts Academy. It was the Albright-Knox Art Gallery for many years, and reopened as the Buffalo AKG in 2023 with a new glass building. It is typically open from Thursday to Monday, 10 AM to 5 PM, with a late evening; admission is charged, and some parts of the campus are typically free. Please check hours and prices with the museum.',
      ],
    },
  },
  'buffalo-museum-of-science': {
    description: demoDescription(
      'Natural history and space under an observatory dome, at the edge of a park laid out by Frederick Law Olmsted.',
    ),
    agentId: 'agent-buffalo-museum-of-science',
    exhibit: {
      title: 'The Kellogg Observatory',
      description:
        'An eight-inch refracting telescope of 1930 under a turning dome on the roof, restored and reopened in 2018.',
      sourceUrl: 'https://www.sciencebuff.org/',
      exampleQuestions: [
        'How old is the telescope in the Kellogg Observatory?',
        'Why was the observatory closed for so long?',
        'What can visitors see through the telescope?',
        'What are the hours and the admission fee?',
      ],
      suppliedContext: [
        'The Kellogg Observatory stands on the roof of the Buffalo Museum of Science. Its telescope is a refractor with a lens of eight inches, built by Lundin, and has been in the observatory since 1930: the museum building had opened the year before, in 1929. A refractor gathers light with a lens, not with a mirror. In 1989 the telescope was given a new drive that follows the turning sky.',
        'The observatory was closed to the public from 1999 on: the old copper dome had weathered until its metal was too thin to mend, and the roof could be reached only by winding stairs. In December 2016 a crane lifted the telescope out through the dome, and it was restored in Swarthmore, Pennsylvania. A new turning dome of metal, more than 18 feet tall, followed in 2017, with an elevator to the roof. The observatory reopened in July 2018.',
        'On clear nights visitors can see the Moon, the planets, such as the rings of Saturn, and star clusters through the telescope. By day, with a filter, the Sun can be observed.',
        'The museum is typically open from 10 AM to 4 PM on most days of the week. There is an admission fee; evenings at the telescope have dates and tickets of their own. Please check hours, dates and prices with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;

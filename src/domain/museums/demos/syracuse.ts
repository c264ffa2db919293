import type { MuseumDemo } from '../museum.ts';
import { demoDescription } from './demoDescription.ts';

export const syracuse = {
  'everson-museum-of-art': {
    description: demoDescription(
      'American art and one of the great collections of ceramics, in the first museum that I. M. Pei built.',
    ),
    agentId: 'agent-everson-museum-of-art',
    exhibit: {
      title: 'The Scarab Vase',
      description:
        'The Apotheosis of the Toiler: a porcelain vase by Adelaide Alsop Robineau, carved over more than a thousand hours.',
      sourceUrl: 'https://everson.org/',
      exampleQuestions: [
        'How long did it take to carve the Scarab Vase?',
        'Why does the vase show scarabs?',
        'Who was Adelaide Alsop Robineau?',
        'When is the Everson open, and what does admission cost?',
      ],
      suppliedContext: [
        'The Scarab Vase was made by Adelaide Alsop Robineau in 1910, while she taught and worked at University City, near St. Louis. It is porcelain, about seventeen inches tall with its stand and lid. She carved and pierced the dry clay before it was fired, which took her more than 1,000 hours. After the first firing the vase came out of the kiln with cracks; she filled them, glazed it and fired it again, and the repair cannot be seen.',
        'The scarab is a beetle that rolls a ball of dung much larger than itself, and the ancient Egyptians saw in it a sign of work and renewal. The vase shows scarabs pushing balls all over its surface. Robineau called it The Apotheosis of the Toiler: it is a picture of patient work, and an example of it.',
        'Adelaide Alsop Robineau was a potter of Syracuse, New York, and the founder of the magazine Keramic Studio. At the international exhibition of Turin in 1911 her porcelains won the grand prize. The museum began to buy her work in 1916, which was the beginning of its ceramics collection.',
        'The Everson was founded in 1897. Its building by I. M. Pei opened in 1968. It is typically open from Wednesday to Sunday, with a late evening on Thursdays; there is an admission fee for adults. Please check hours and prices with the museum.',
      ],
    },
  },
  'museum-of-science-and-technology': {
    description: demoDescription('The MOST: hands-on science in an old armory in the middle of Syracuse.'),
    agentId: 'agent-museum-of-science-and-technology',
    exhibit: {
      title: 'The National Grid ExploraDome',
      description:
        'A domed theater in which films and the night sky are all around the audience, projected by laser.',
      sourceUrl: 'https://most.org/',
      exampleQuestions: [
        'What can be seen in the ExploraDome?',
        'What was in the theater before the ExploraDome?',
        'What was the building before it was a museum?',
        'What are the hours, and is the dome part of the admission?',
      ],
      suppliedContext: [
        'The National Grid ExploraDome is the domed theater of the Milton J. Rubenstein Museum of Science & Technology in Syracuse, which people call the MOST. The screen is a dome above and around the seats, so that the picture fills the view. Documentary films about nature and space, and planetarium shows about the night sky, can be seen there. The pictures come from a laser projection system. People who are sensitive to motion find the upper rows easier.',
        'The theater was the Bristol IMAX Omnitheater before, which opened in January 1997 and showed films from giant reels. After a renovation of about 2.6 million dollars it reopened as the ExploraDome in April 2022; the room that the old projector needed became a media lab.',
        'The museum began as the Discovery Center in 1981, in a storefront downtown. It moved into its building in 1992. Before it was a museum, the building was the Syracuse Armory, which gave the neighborhood, Armory Square, its name. Other exhibits are about dinosaurs, caves, the human body, energy and pollinators.',
        'The museum is typically open from Wednesday to Sunday, 10 AM to 5 PM. There is an admission fee; shows in the dome typically need a ticket of their own, or one that combines both. Please check hours, show times and prices with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;

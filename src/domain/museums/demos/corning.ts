import type { MuseumDemo } from '../museum.ts';
import { demoDescription } from './demoDescription.ts';

export const corning = {
  'corning-museum-of-glass': {
    description: demoDescription(
      'The largest museum of glass in the world: 35 centuries of it, and people who melt and blow it every day.',
    ),
    agentId: 'agent-corning-museum-of-glass',
    exhibit: {
      title: 'The 200-inch Disk',
      description:
        'The first casting of the mirror for the Hale Telescope on Palomar Mountain, made in 1934. It went wrong, and therefore it is here.',
      sourceUrl: 'https://home.cmog.org/',
      exampleQuestions: [
        'What was the 200-inch disk made for?',
        'Why was the first casting flawed?',
        'What kind of glass is the disk?',
        'What are the hours and admission prices?',
      ],
      suppliedContext: [
        'The 200-inch disk was made for the mirror of the Hale Telescope on Palomar Mountain in California, which was for decades the largest telescope in the world of its quality. Corning Glass Works cast the disk in March 1934, in front of an invited crowd. To keep it light, the back was to have a pattern of hollows, formed by cores that were bolted into the mold. During the casting some of the cores broke loose in the hot glass and floated to the surface. The casting was flawed, and it was kept for tests of how to cool such a piece.',
        'A second disk was cast in December 1934, with better anchors. It was cooled slowly for about ten months and travelled by train to California in 1936. The telescope was dedicated in 1948.',
        'The disk is made of Pyrex, a borosilicate glass that hardly grows or shrinks with the temperature, which keeps the shape of a mirror true. It is nearly 17 feet across and weighs about 20 tons. The museum opened in 1951, and the disk has been one of its landmarks since.',
        'The museum is typically open every day from 9 AM to 5 PM, longer in summer. Adults pay admission; children and teens of 17 and under typically enter free. Please check with the museum for hours and prices.',
      ],
    },
  },
  'rockwell-museum': {
    description: demoDescription(
      'Art about America in the old City Hall of Corning, begun with the collection of Bob and Hertha Rockwell.',
    ),
    agentId: 'agent-rockwell-museum',
    exhibit: {
      title: 'Artemus the Bison',
      description:
        'A bison breaks through the brick wall of the old City Hall, above Cedar Street. Tom Gardner made it; the people of Corning named it.',
      sourceUrl: 'https://rockwellmuseum.org/',
      exampleQuestions: [
        'Who made the bison in the wall?',
        'Where does the name Artemus come from?',
        'What was the building before it was a museum?',
        'How much is admission, and what are the hours?',
      ],
      suppliedContext: [
        'Artemus is the front half of a bison that seems to burst out of the brick wall of The Rockwell Museum, above Cedar Street in Corning. The artist Tom Gardner made it, mainly of fiberglass over a metal skeleton, and it was installed in September 1999. It is one of several works that Gardner made for the walls of Corning. In 2018 the bison was taken down while the windows of the building were replaced, was repaired by its artist, and came back to the wall the same year.',
        'The name Artemus was found in a contest: it is short for "art is a must". The bison has become the mascot of the museum.',
        'The building was the City Hall of Corning before it was a museum. It was built in 1893 to a design by the architect A. J. Warner, and had the fire station and the jail under its roof. A flood in 1972 damaged it; it reopened as the home of the museum in 1982. The collection began with Western art that Robert Rockwell and his wife Hertha had shown in their department store. The museum is an affiliate of the Smithsonian.',
        'There is an admission fee for adults, and young people typically enter free. The museum is typically open every day from 9 or 10 AM to 5 PM. Please check hours and prices with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;

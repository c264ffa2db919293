import type { MuseumDemo } from '../museum.ts';
import { demoDescription } from './demoDescription.ts';

export const ithaca = {
  'johnson-museum-of-art': {
    description: demoDescription(
      "Cornell University's art museum, in a concrete tower by I. M. Pei that looks over Cayuga Lake.",
    ),
    agentId: 'agent-johnson-museum-of-art',
    exhibit: {
      title: 'Cosmos',
      description:
        'A ceiling of light by Leo Villareal: thousands of white LEDs that drift in patterns which never repeat, made in memory of the astronomer Carl Sagan.',
      sourceUrl: 'https://museum.cornell.edu/',
      exampleQuestions: [
        'Who made Cosmos, and what is it made of?',
        'Why is the work named after Cosmos?',
        'Who designed the museum building?',
        'What are the hours, and is admission free?',
      ],
      suppliedContext: [
        'Cosmos is a light installation by the American artist Leo Villareal, completed in 2012. It is made of nearly 12,000 white LEDs fixed to the ceiling of the Mallin Sculpture Court, an open-air court on Floor 2 of the Herbert F. Johnson Museum of Art. The artist writes software that moves the light in layered patterns. The patterns do not repeat, and they do not show any one thing: visitors see stars, clouds, swarms or weather in them. The work can be seen from parts of the campus and the city of Ithaca after dark.',
        'The work is named in honor of Carl Sagan, the Cornell astronomer whose book and television series Cosmos brought the universe to a wide public. A bench made for looking upward stands beneath it.',
        'The museum building was designed by I. M. Pei and opened in 1973. It stands on a hill at the edge of the Cornell campus; from the upper floors one sees Cayuga Lake. The collection holds more than 40,000 works and is known for its Asian art.',
        'Admission is free. The museum is typically open from Tuesday to Sunday, 10 AM to 5 PM, and closed on Mondays and some holidays. Hours change with the season, so please check with the museum before a visit.',
      ],
    },
  },
  'museum-of-the-earth': {
    description: demoDescription(
      'The public home of the Paleontological Research Institution: 4.5 billion years of the Earth, told with fossils.',
    ),
    agentId: 'agent-museum-of-the-earth',
    exhibit: {
      title: 'The Hyde Park Mastodon',
      description:
        'One of the most complete skeletons of an American mastodon ever found, dug out of a backyard pond in Hyde Park, New York.',
      sourceUrl: 'https://www.museumoftheearth.org/',
      exampleQuestions: [
        'Where was the mastodon found?',
        'What is the difference between a mastodon and a mammoth?',
        'When did mastodons live in New York?',
        'When is the museum open, and is there an admission fee?',
      ],
      suppliedContext: [
        'The Hyde Park Mastodon was found in 1999, when a family in Hyde Park, in the Hudson Valley of New York, had the pond behind their house deepened and large bones came up. Scientists and volunteers led by the Paleontological Research Institution in Ithaca drained the pond and dug out the skeleton in 2000. It is one of the most complete mastodon skeletons ever found, and the original bones stand in the museum.',
        'The American mastodon, Mammut americanum, was a distant relative of the elephant. It lived in New York at the end of the last ice age and died out roughly 11,000 to 13,000 years ago. The difference between a mastodon and a mammoth shows in the teeth: a mastodon had cone-shaped cusps for crushing twigs and leaves, a mammoth had flat, ridged teeth for grinding grass. A mastodon was also lower and longer in the body, with a flatter head.',
        'The museum opened in 2003. Nearby hangs the 44-foot skeleton of a North Atlantic right whale.',
        'There is an admission fee, with lower prices for children and students. The museum is typically open from 10 AM to 5 PM on most days of the week; days and prices change with the season, so please check with the museum.',
      ],
    },
  },
  sciencenter: {
    description: demoDescription('A hands-on science museum for families, built in good part by volunteers.'),
    agentId: 'agent-sciencenter',
    exhibit: {
      title: 'The Sagan Planet Walk',
      description:
        'The solar system through downtown Ithaca, five billion times smaller than it is: from the Sun on the Commons to Pluto at the Sciencenter.',
      sourceUrl: 'https://www.sciencenter.org/',
      exampleQuestions: [
        'How long is the Sagan Planet Walk?',
        'What is the scale of the model?',
        'Why is it named after Carl Sagan?',
        'Does the walk cost anything, and when is the museum open?',
      ],
      suppliedContext: [
        'The Sagan Planet Walk is a scale model of the solar system that stands outdoors in Ithaca, New York. The scale is one to five billion, for the sizes of the planets as well as for the distances between them. The walk begins with the Sun on the Ithaca Commons. The inner planets follow within a few steps; Pluto stands at the Sciencenter on First Street, about three quarters of a mile, or 1.2 kilometers, away. Each station is a stone monument with a window that has the size of the Sun at this scale, and shows how large the planet is beside it.',
        'It was built in 1997 in memory of Carl Sagan, the astronomer of Cornell University who lived in Ithaca, who wrote Cosmos and who was an adviser of the museum. In 2012 a station for Alpha Centauri, the nearest star system, was added at the same scale: it stands in Hawaii, at the Imiloa Astronomy Center in Hilo.',
        'The walk is outdoors, costs nothing and can be walked at any hour. The museum itself charges admission and is typically open from 10 AM to 5 PM on most days except Mondays. Please check with the Sciencenter for hours and prices.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;

import type { MuseumDemo } from '../museum.ts';

export const washingtonHistory = {
  'international-spy-museum': {
    description: "The tools, the people and the failures of espionage, at L'Enfant Plaza.",
    agentId: 'agent-international-spy-museum',
    exhibit: {
      title: 'The Lipstick Pistol',
      description: 'A single-shot pistol of the KGB, discovered in 1965, that looks like a lipstick.',
      sourceUrl: 'https://www.spymuseum.org/',
      exampleQuestions: [
        'How many shots could the lipstick pistol fire?',
        'Who used it, and when?',
        'Why is it called the kiss of death?',
        'What are the hours, and do I need a timed ticket?',
      ],
      suppliedContext: [
        'The lipstick pistol is a weapon that was made to look like something that anybody may carry in a bag. It could fire a single shot, of 4.5 millimeters, at very short range. It was used by officers of the KGB, the intelligence service of the Soviet Union, in the Cold War, and was discovered in 1965. Because it had to be used from so near, and because of its shape, it is called the kiss of death.',
        'It is an example of concealment, the craft of hiding one thing in another: the museum also shows cameras in buttons and coats, hollow coins, a shoe with a transmitter in its heel, and a car like the one of James Bond. Most of its objects were collected by H. Keith Melton, a historian of espionage. An object like this one was meant for defense or for killing; most of what spies use serves to watch, to listen and to pass on messages unseen.',
        "The museum opened in 2002 and moved to its own building at L'Enfant Plaza in 2019. Visitors are given a cover identity and undercover missions to solve on the way.",
        'It is a private museum, so there is an admission fee. Tickets are for a timed entry and are typically cheaper when bought ahead. The hours are typically 9 or 10 AM to 6 or 7 PM every day. Please check hours and prices with the museum.',
      ],
    },
  },
  'african-american-history-and-culture': {
    description: 'The story of America through the lens of African American life, on the National Mall.',
    agentId: 'agent-african-american-history-and-culture',
    exhibit: {
      title: 'Southern Railway Car No. 1200',
      description: 'A passenger car that was divided by race. Visitors walk through both of its halves.',
      sourceUrl: 'https://nmaahc.si.edu/',
      exampleQuestions: [
        'How was the railway car divided?',
        'How did such a large object get into the museum?',
        'What was different in the section for Black passengers?',
        'Is admission free, and what are the opening hours?',
      ],
      suppliedContext: [
        'Southern Railway Car No. 1200 is a heavy passenger car built by the Pullman company, with 44 seats. It ran in the South in the first half of the twentieth century. State laws, known as Jim Crow laws, demanded that Black and white travelers sit apart, and so the car was divided by a wall into two sections. In the section for Black passengers there were no luggage racks, so that travelers had to keep their suitcases around their feet; the bathroom was smaller and had less in it. Someone who came from New York had to change in Washington into such a car. On trains between the states this was ordered to end by January 10, 1956; in practice it lingered.',
        'The car weighs 77 tons. It is such a large object that it could not have been brought into a finished museum: in November 2013 two cranes lowered it into the open pit, and the building was built around it. It was given by Pete Claussen and restored to how it was in the 1940s. Visitors can walk through it.',
        'The museum opened on September 24, 2016. Its architect was David Adjaye, with a team of several firms; the bronze-colored crown of the building recalls Yoruba sculpture and the ironwork of Black craftsmen in the South.',
        'Admission is free, and a timed pass is typically needed. The opening hours are typically 10 AM to 5:30 PM, from noon on Mondays. Please check with the museum.',
      ],
    },
  },
  'holocaust-memorial-museum': {
    description:
      'The memorial of the nation to the victims of the Holocaust, and a place to learn how it came about.',
    agentId: 'agent-holocaust-memorial-museum',
    exhibit: {
      title: 'The Tower of Faces',
      description: 'About a thousand photographs of the people of one town, on walls three floors high.',
      sourceUrl: 'https://www.ushmm.org/',
      exampleQuestions: [
        'Who are the people in the Tower of Faces?',
        'Who collected the photographs?',
        'Who murdered the Jews of the town in 1941?',
        'Is admission free, and do I need a ticket with a time?',
      ],
      suppliedContext: [
        'The Tower of Faces shows about a thousand photographs of the Jewish people of one town, Eishyshok, today Eišiškės in Lithuania, which was Polish between the wars. They were taken from 1890 to 1941: weddings, school classes, picnics, families on a bicycle ride. The tower is part of the permanent exhibition and is passed on a bridge, on more than one floor, so that visitors come back to the same faces.',
        'The photographs were collected by Yaffa Eliach, a historian who was born in the town and survived as a small child in hiding. Her grandparents had been photographers there. For many years she travelled to survivors and their families all over the world, and gathered some six thousand pictures.',
        'Jews had lived in the town for some nine hundred years. In September 1941, within two days, a German killing squad and local helpers murdered nearly all of its Jewish men, women and children, more than three thousand people.',
        'The museum opened in 1993; its architect, James Ingo Freed, had fled from Germany as a child. It suggests the permanent exhibition for visitors of eleven years and older. Admission is free. For the permanent exhibition a ticket with a time is typically needed in the busy months, which can be reserved for a small fee. The museum is typically open every day from 10 AM to 5:30 PM. Please check with the museum.',
      ],
    },
  },
  'air-and-space-museum': {
    description: 'The machines in which people learned to fly, from the first airplane to the Moon.',
    agentId: 'agent-air-and-space-museum',
    exhibit: {
      title: 'The 1903 Wright Flyer',
      description: 'The first airplane that flew under power, with a pilot and under control: the original.',
      sourceUrl: 'https://airandspace.si.edu/',
      exampleQuestions: [
        'How long was the first flight?',
        'How did the Wright brothers steer the airplane?',
        'Why did the Flyer spend years in London?',
        'Is admission free, and what are the hours?',
      ],
      suppliedContext: [
        'The 1903 Wright Flyer was built by the brothers Wilbur and Orville Wright, who had a bicycle shop in Dayton, Ohio. On December 17, 1903, near Kitty Hawk in North Carolina, it flew four times. The first flight, with Orville as the pilot, was 120 feet long and lasted 12 seconds. The fourth, with Wilbur, was 852 feet long and lasted 59 seconds. Then a gust turned the airplane over, and it never flew again.',
        'The airplane is made of spruce, ash and muslin. The brothers had seen that an airplane must be steered on three axes: the pilot lay on the lower wing and moved a cradle with his hips, which twisted the wing tips, a method called wing warping, and turned the rudder with it; a lever moved the elevator in front. They made their own engine of about twelve horsepower and their own propellers, and tested wing shapes in a wind tunnel.',
        'Because of a quarrel with the Smithsonian about who had built the first airplane that was able to fly, Orville lent the Flyer to the Science Museum in London in 1928. The Smithsonian took back its claim in 1942, and the Flyer came home in 1948.',
        'Admission is free. The hours are typically 10 AM to 5:30 PM every day, and a free timed pass may be needed. Please check with the museum, which has been renovated in stages.',
      ],
    },
  },
  'national-museum-of-american-history': {
    description: 'Things that tell the history of the country, from a flag to a kitchen.',
    agentId: 'agent-national-museum-of-american-history',
    exhibit: {
      title: 'The Star-Spangled Banner',
      description: 'The flag that flew over Fort McHenry in September 1814 and gave a song its words.',
      sourceUrl: 'https://americanhistory.si.edu/',
      exampleQuestions: [
        'Who made the Star-Spangled Banner?',
        'How big is the flag?',
        'Why is a part of the flag missing?',
        'What are the hours, and is admission free?',
      ],
      suppliedContext: [
        'The Star-Spangled Banner was made in Baltimore in the summer of 1813 by Mary Pickersgill, a maker of flags, with her daughter, nieces and an African American indentured servant, Grace Wisher. The commander of Fort McHenry had asked for a flag so large that the British would have no difficulty in seeing it. It is of wool bunting, with fifteen stars and fifteen stripes, as was the law then.',
        'British ships bombarded the fort for 25 hours on September 13 and 14, 1814. A lawyer, Francis Scott Key, watched from a ship. When he saw the large flag being raised in the morning, he knew that the fort had held, and wrote the poem that became the national anthem in 1931.',
        'The flag was 30 by 42 feet big; today it is 30 by 34 feet. The missing part was not lost in the battle: the family of the commander, George Armistead, which kept the flag, cut off pieces and gave them away as keepsakes, one of the stars among them. Eben Appleton, his grandson, lent the flag to the Smithsonian in 1907 and gave it for good in 1912. It lies in a dark, cool room of its own, because light and oxygen harm the wool.',
        'Admission is free, and no ticket is needed. The hours are typically 10 AM to 5:30 PM every day except December 25. Please check with the museum.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, MuseumDemo>>;

/** DeFi 101: the lessons in the order in which they are taught. Only finished ones are in the list. */
import type { Lesson } from "./lesson.ts";
import { lesson1 } from "./lesson-01.tsx";
import { lesson2 } from "./lesson-02.tsx";
import { lesson3 } from "./lesson-03.tsx";
import { lesson4 } from "./lesson-04.tsx";
import { lesson5 } from "./lesson-05.tsx";

/** Every lesson of DeFi 101. */
export const lessons: readonly Lesson[] = [lesson1, lesson2, lesson3, lesson4, lesson5];

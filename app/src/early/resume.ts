/**
 * On a course's own address, before anything of it is drawn: on to the lesson that the address asks for, or to the
 * one that was open last. The script's element says which course and how many lessons.
 */
import { opening } from "../features/courses/opening.ts";

const { course = "", lessons } = document.currentScript?.dataset ?? {};
let place: unknown;
try {
  place = JSON.parse(localStorage.getItem("learning.progress") ?? "").courses[course].place;
} catch {
  // Nothing is stored, or nothing that can be read: the course begins with its first lesson.
}
const { go } = opening(location.search, place, Number(lessons));
if (go) location.replace(`${location.pathname.replace(/\/$/, "")}/${go}`);

import lessonCss from "../../styles/lesson.css?inline";
import { ArticleStyle } from "../article-style.tsx";

/** The dress of lessons and of articles written like them. Only pages that carry one send it. */
export function LessonStyle() {
  return (
    <>
      <ArticleStyle />
      <style href="lesson" precedence="page">
        {lessonCss}
      </style>
    </>
  );
}

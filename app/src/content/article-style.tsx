import css from "../styles/article.css?inline";

/** The dress of articles and of the lists of them. Only pages that carry one send it. */
export function ArticleStyle() {
  return (
    <style href="article" precedence="page">
      {css}
    </style>
  );
}

import type { Found, FoundKind, Piece, SearchAnswer } from "../../api/generated/types.gen.ts";
import { paths } from "../../paths.ts";
import { PlainLink } from "../../ui/link.tsx";

const kindNames: Readonly<Record<FoundKind, string>> = {
  tool: "Tool",
  page: "Page",
  lesson: "Lesson",
  term: "Glossary",
  post: "Blog",
};

/** An answer as a list, or what to do where it holds nothing. The Worker draws the same for readers without a script. */
export function SearchResults({ answer }: { readonly answer: SearchAnswer }) {
  return (
    <>
      <div role="status">
        <Said answer={answer} />
      </div>
      {answer.results.length > 0 && (
        <ol className="search-results">
          {answer.results.map((found) => (
            <Result key={found.path} found={found} />
          ))}
        </ol>
      )}
    </>
  );
}

function Said({ answer: { query, corrected, partial, results } }: { readonly answer: SearchAnswer }) {
  const number = `${results.length} ${results.length === 1 ? "result" : "results"}`;
  if (query.trim() === "") {
    return (
      <p className="search-said">
        <Help />
      </p>
    );
  }
  if (results.length === 0) {
    return (
      <p className="search-said">
        <strong>Nothing has ‘{query}’.</strong> Try a shorter or another word. <Help />
      </p>
    );
  }
  if (corrected) {
    return (
      <p className="search-said">
        Nothing has ‘{query}’. {number} for <strong>‘{corrected}’</strong>:
      </p>
    );
  }
  return (
    <p className="search-said">
      {partial
        ? `Nothing has all of ‘${query}’. ${number} with some of the words:`
        : `${number} for ‘${query}’`}
    </p>
  );
}

function Help() {
  return (
    <>
      The <PlainLink to={paths.glossary}>glossary</PlainLink> has every word that lessons use,{" "}
      <PlainLink to={paths.catalogue}>the courses</PlainLink> list their lessons, and{" "}
      <PlainLink to={paths.resources}>the tools</PlainLink> calculate and read the chain.
    </>
  );
}

function Result({ found: { kind, path, title, snippet, publishedAt } }: { readonly found: Found }) {
  const day = publishedAt?.slice(0, 10);
  return (
    <li>
      <p className="search-kind">
        {kindNames[kind]}
        {day && (
          <>
            {" · "}
            <time dateTime={day}>{day}</time>
          </>
        )}
      </p>
      <h2>
        <PlainLink to={path}>
          <Pieces pieces={title} />
        </PlainLink>
      </h2>
      <p>
        <Pieces pieces={snippet} />
      </p>
    </li>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}

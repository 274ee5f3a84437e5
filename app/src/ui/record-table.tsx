import type { Key, ReactNode } from "react";

/** One column. The main one opens the record on a phone, above the others, which then carry their head along. */
export interface RecordColumn<Row> {
  readonly head: string;
  readonly main?: boolean;
  readonly numeric?: boolean;
  /** Width and wrapping, as utilities. */
  readonly className?: string;
  /** Nothing (`null`, `""`, `false`) where the record has nothing to say here. */
  readonly cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  /** Read to screen readers. */
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
}

/** A table of records: columns where there is room, and on a phone one record under the other. */
export function RecordTable<Row>({ caption, columns, rows, rowKey }: RecordTableProps<Row>) {
  return (
    <table className="figures w-full border-collapse text-small max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.head}
              scope="col"
              className={`border-b border-ink py-2.5 pr-8 align-bottom font-bold leading-snug last:pr-0 ${column.numeric ? "text-right" : "text-left"} ${column.className ?? ""}`}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t max-md:border-ink">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-b border-line max-md:grid max-md:gap-1.5 max-md:py-5 md:hover:bg-raised"
          >
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  readonly column: RecordColumn<Row>;
  readonly row: Row;
}

/** Left out on a phone where there is nothing to say; a dash holds its place in the columns. */
function Cell<Row>({ column, row }: CellProps<Row>) {
  const content = column.cell(row);
  const empty = !content;
  const onPhone = column.main
    ? "max-md:mb-1.5"
    : `max-md:grid-cols-[7.5rem_1fr] max-md:gap-3 ${empty ? "max-md:hidden" : "max-md:grid"}`;
  return (
    <td
      className={`align-top max-md:min-w-0 md:py-4 md:pr-8 md:last:pr-0 ${onPhone} ${column.numeric ? "md:text-right md:whitespace-nowrap" : ""} ${column.className ?? ""}`}
    >
      {!column.main && (
        <span aria-hidden className="text-muted md:hidden">
          {column.head}
        </span>
      )}
      <div className="min-w-0">{empty ? <span className="text-muted">–</span> : content}</div>
    </td>
  );
}

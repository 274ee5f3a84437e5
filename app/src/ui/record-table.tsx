import type { Key, ReactNode } from "react";

/** One column. The main one opens the record on a narrow screen, above the others, which then carry their head along. */
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

/** A table of records: columns where there is room, and one record under the other where there is not. */
export function RecordTable<Row>({ caption, columns, rows, rowKey }: RecordTableProps<Row>) {
  return (
    <table className="figures w-full border-collapse text-small max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
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
      <tbody className="max-lg:block max-lg:border-t max-lg:border-ink">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-b border-line max-lg:grid max-lg:gap-x-8 max-lg:gap-y-1.5 max-lg:py-5 sm:max-lg:grid-cols-2 lg:hover:bg-raised"
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

/** Left out of a stacked record where there is nothing to say; a dash holds its place in the columns. */
function Cell<Row>({ column, row }: CellProps<Row>) {
  const content = column.cell(row);
  const empty = !content;
  const stacked = column.main
    ? "max-lg:col-span-full max-lg:mb-1.5"
    : `max-lg:grid-cols-[7.5rem_1fr] max-lg:gap-3 ${empty ? "max-lg:hidden" : "max-lg:grid"}`;
  return (
    <td
      className={`align-top max-lg:min-w-0 lg:py-4 lg:pr-8 lg:last:pr-0 ${stacked} ${column.numeric ? "lg:text-right lg:whitespace-nowrap" : ""} ${column.className ?? ""}`}
    >
      {!column.main && (
        <span aria-hidden className="text-muted lg:hidden">
          {column.head}
        </span>
      )}
      <div className="min-w-0">{empty ? <span className="text-muted">–</span> : content}</div>
    </td>
  );
}

import type { Payment } from "../../../api/generated/types.gen.ts";
import { site } from "../../../content/site.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { paymentNames } from "./inbox-words.ts";

/** What the chain says about a payment: to whom, what, how much, and how deep it lies. */
export function PaymentFound({ payment }: { readonly payment: Payment }) {
  const { says, tone } = paymentNames[payment.state];
  return (
    <section aria-label="Payment" className="figures text-caption">
      <h3 className="font-text text-small font-bold tracking-normal">Payment, as the chain tells it</h3>
      <p className="mt-2">
        <Badge tone={tone}>{says}</Badge>
      </p>
      <dl className="mt-3 grid gap-3">
        {payment.transfers.map((transfer) => (
          <div key={`${transfer.token}${transfer.amount}`} className="border-t border-line pt-2">
            <dt className="text-muted">Came to our wallet</dt>
            <dd className="text-body">
              {transfer.amount} {transfer.asset}
            </dd>
            {transfer.token && (
              <dd className="[overflow-wrap:anywhere] text-muted">
                Token contract <span className="font-mono">{transfer.token}</span>. What a token calls itself
                anybody can make up.
              </dd>
            )}
          </div>
        ))}
        {payment.transfers.length > 0 && (
          <div className="border-t border-line pt-2">
            <dt className="text-muted">Recipient</dt>
            <dd className="font-mono [overflow-wrap:anywhere]">{site.wallet.address}</dd>
          </div>
        )}
        <div className="border-t border-line pt-2">
          <dt className="text-muted">Confirmations</dt>
          <dd>
            {payment.confirmations === null ? "None is known" : payment.confirmations.toLocaleString("en-US")}{" "}
            <span className="text-muted">
              when asked on <Moment at={payment.checkedAt} />
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

import type { NetworkState, Share } from "../../../api/generated/types.gen.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { useDecision } from "./use-decision.ts";

const looks: Readonly<Record<string, { readonly label: string; readonly tone: BadgeTone }>> = {
  ready: { label: "Ready to copy", tone: "plain" },
  sending: { label: "Perhaps sent: look there", tone: "waiting" },
  sent: { label: "Shared", tone: "good" },
  failed: { label: "Not taken", tone: "refused" },
};

interface SharesProps {
  readonly shares: readonly Share[];
  readonly networks: readonly NetworkState[];
}

/** What is said of new posts on social networks: to be copied, or sent by itself where that is switched on. */
export function Shares({ shares, networks }: SharesProps) {
  const posts = [...new Set(shares.map(({ postId }) => postId))];
  return (
    <section aria-labelledby="shares">
      <h2 id="shares" className="text-title">
        Posts for social networks
      </h2>
      <p className="mt-1 max-w-[40rem] text-muted">
        One text for each new post and network. Nothing is sent twice, and nothing by itself unless you switch
        a configured network on.
      </p>
      <Networks networks={networks} />
      <ul className="mt-4 border-t border-ink">
        {shares.length === 0 && (
          <li className="py-5 text-muted">
            Nothing yet: Social Media Sharing prepares texts for posts of the last two weeks.
          </li>
        )}
        {posts.map((postId) => (
          <Post key={postId} texts={shares.filter((share) => share.postId === postId)} networks={networks} />
        ))}
      </ul>
    </section>
  );
}

interface PostProps {
  /** What is said of one post, network by network. */
  readonly texts: readonly Share[];
  readonly networks: readonly NetworkState[];
}

function Post({ texts, networks }: PostProps) {
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-3 font-bold [overflow-wrap:anywhere]">
          {texts[0]?.title}
          <span className="figures font-normal text-muted">
            {texts.filter(({ status }) => status === "sent").length} of {texts.length} shared
          </span>
        </summary>
        <ul className="grid gap-4 pb-5 lg:grid-cols-2">
          {texts.map((share) => (
            <Text key={share.network} share={share} name={nameOf(share, networks)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function nameOf({ network }: Share, networks: readonly NetworkState[]): string {
  return networks.find((known) => known.network === network)?.name ?? network;
}

function Networks({ networks }: { readonly networks: readonly NetworkState[] }) {
  const decide = useDecision();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
      {networks.map(({ network, name, isConfigured, isOn }) => (
        <li key={network}>
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-4.5 accent-ember"
              checked={isOn}
              disabled={decide.isPending || !isConfigured}
              onChange={() => decide.mutate({ decide: "switch_network", network, on: !isOn })}
            />
            <span>
              {name}
              <span className="text-muted">{isConfigured ? ", sent by itself" : ", not configured"}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function Text({ share, name }: { readonly share: Share; readonly name: string }) {
  const decide = useDecision();
  const look = looks[share.status];
  return (
    <li className="flex min-w-0 flex-col rounded-control border border-line bg-raised px-4 pt-1 pb-4">
      <div className="flex items-center gap-3">
        <h3 className="grow font-text text-small font-bold tracking-normal">{name}</h3>
        <CopyButton text={share.text} label={`Copy the text for ${name}`} />
      </div>
      <p className="grow whitespace-pre-line [overflow-wrap:anywhere]">{share.text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Badge tone={look?.tone ?? "plain"}>{look?.label ?? share.status}</Badge>
        {share.status !== "sent" && (
          <Button
            small
            tone="quiet"
            className="max-md:min-h-11"
            disabled={decide.isPending}
            aria-label={`I shared it on ${name}`}
            onClick={() =>
              decide.mutate({ decide: "mark_shared", postId: share.postId, network: share.network })
            }
          >
            I shared it
          </Button>
        )}
      </div>
      {share.problem && <p className="mt-2 text-loss">{share.problem}</p>}
    </li>
  );
}

/**
 * What the checker shows: the answers for one or several addresses laid together. Sums are exact; what could
 * not be read is named and never counted as nothing.
 */
import type { RewardClaim, Rewards } from "../../api/generated/types.gen.ts";
import { projectNames } from "./projects.ts";
import { type CombinedUnclaimed, combineUnclaimed } from "./unclaimed.ts";
import { type CombinedVesting, combineVesting } from "./vesting.ts";
import { approximateRflr, parseWei, sumWei } from "./wei.ts";

/** An address whose look-up failed, and the sentence that says why. */
export interface Unread {
  readonly address: string;
  readonly message: string;
}

/** A claim with its place in the report. */
export interface ReportClaim extends RewardClaim {
  /** The address that claimed, with its checksum. */
  readonly owner: string;
  /** Counted from the first claim on. */
  readonly number: number;
  readonly wei: bigint;
}

/** What one project gave for one month in one claim. */
export interface Share {
  readonly owner: string;
  /** Of the claim that it belongs to. */
  readonly number: number;
  readonly projectId: number;
  readonly month: number;
  readonly wei: bigint;
  /** Seconds since 1970; null when unknown. */
  readonly timestamp: number | null;
  readonly txHash: string | null;
}

/** The price of FLR, and what the total is worth at it. Nothing is 0 for want of knowledge. */
export interface Worth {
  readonly usd: number | null;
  readonly price: number | null;
  /** RFC 3339. */
  readonly updatedAt: string | null;
  readonly reason: string | null;
  /** What the claims were worth when they were made, together; null where that is not known of each. */
  readonly usdAtClaim: number | null;
  /** Why it is null. */
  readonly usdAtClaimReason: string | null;
}

/** The answers of one or several addresses. */
export interface Report {
  /** At least one. */
  readonly owners: readonly Rewards[];
  /** Their rewards are in no figure of the report. */
  readonly unread: readonly Unread[];
  readonly totalWei: bigint;
  /** Newest first; those whose transaction is unknown come last. */
  readonly claims: readonly ReportClaim[];
  readonly shares: readonly Share[];
  readonly worth: Worth;
  /** Whether every address was read, and every answer agrees with the contract. */
  readonly verified: boolean;
  /** Whether every address was read, and every claim is listed with its transaction. */
  readonly complete: boolean;
  readonly vesting: CombinedVesting;
  readonly unclaimed: CombinedUnclaimed;
  readonly nameOf: (projectId: number) => string;
}

/** Lays answers together, at least one; `unread` are the addresses that belong to the view but have no answer. */
export function reportOf(owners: readonly Rewards[], unread: readonly Unread[] = []): Report {
  const totalWei = sumWei(owners.map((owner) => parseWei(owner.totalRewards)));
  const claims = numbered(owners);
  return {
    owners,
    unread,
    totalWei,
    claims,
    shares: owners.flatMap((owner) => sharesOf(owner, claims)),
    worth: worthOf(owners, totalWei),
    verified: unread.length === 0 && owners.every((owner) => owner.verified),
    complete: unread.length === 0 && owners.every((owner) => owner.complete),
    vesting: combineVesting(owners),
    unclaimed: combineUnclaimed(owners),
    nameOf: projectNames(owners.flatMap((owner) => owner.projects)),
  };
}

/** The claims of all, in the API's order: by time, those of unknown time last. */
function numbered(owners: readonly Rewards[]): ReportClaim[] {
  const claims = owners.flatMap(({ address, claims }) => claims.map((claim) => ({ claim, owner: address })));
  if (owners.length > 1) {
    claims.sort((a, b) => (b.claim.timestamp ?? -1) - (a.claim.timestamp ?? -1));
  }
  return claims.map(({ claim, owner }, index) => ({
    ...claim,
    owner,
    number: claims.length - index,
    wei: parseWei(claim.amount),
  }));
}

/** Splits an owner's claims by project: the logs say how, and a claim without a transaction is of one project. */
function sharesOf({ address, events }: Rewards, claims: readonly ReportClaim[]): Share[] {
  const own = claims.filter(({ owner }) => owner === address);
  const numbers = new Map(own.map((claim) => [`${claim.txHash} ${claim.month}`, claim.number]));
  const traced = events.map((event) => ({
    owner: address,
    number: numbers.get(`${event.txHash} ${event.month}`) ?? 0,
    projectId: event.projectId,
    month: event.month,
    wei: parseWei(event.amount),
    timestamp: event.timestamp,
    txHash: event.txHash,
  }));
  const untraced = own.flatMap(({ txHash, projectIds, ...claim }) => {
    const [projectId] = projectIds;
    return txHash === null && projectId !== undefined ? [{ ...claim, projectId, txHash }] : [];
  });
  return [...traced, ...untraced];
}

/** The server's own value for one address; for several, their exact total at the newest price that was read. */
function worthOf(owners: readonly Rewards[], totalWei: bigint): Worth {
  const [newest] = [...owners].sort((a, b) => (b.priceUpdatedAt ?? "").localeCompare(a.priceUpdatedAt ?? ""));
  const price = newest?.flrPrice ?? null;
  const together = price === null ? null : approximateRflr(totalWei) * price;
  return {
    usd: owners.length === 1 ? (newest?.usdValue ?? null) : together,
    price,
    updatedAt: newest?.priceUpdatedAt ?? null,
    reason: newest?.priceReason ?? null,
    usdAtClaim: sumOfAll(owners.flatMap(({ claims }) => claims.map((claim) => claim.usdAtClaim))),
    usdAtClaimReason: owners.find(({ usdAtClaimReason }) => usdAtClaimReason)?.usdAtClaimReason ?? null,
  };
}

/** The sum, where every summand is known and there is one. */
export function sumOfAll(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return values.length === 0 ? null : sum;
}

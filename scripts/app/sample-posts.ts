/** A filled post and a filled list, in the markup that the Worker writes. For looking at the shells only. */

/** Escapes nothing: the texts below hold no markup. */
function sample(title: string, description: string, path: string, main: string) {
  const address = `https://emberfi.example${path}`;
  const head = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: title },
    { "script:ld+json": { "@context": "https://schema.org", "@type": "Article", headline: title } },
  ];
  const tags = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:title" content="${title}"/>`,
    `<script type="application/ld+json">${JSON.stringify(head[4]?.["script:ld+json"])}</script>`,
  ];
  return { head: tags.join(""), main, data: JSON.stringify({ head }) };
}

export const samplePost = sample(
  "Why half of an early rFLR withdrawal is burned | Emberfi",
  "Rewards on Flare unlock over twelve months. What you give up when you leave early, with the arithmetic.",
  "/blog/early-withdrawal",
  `<article class="post"><header class="post-header"><p class="post-kicker"><a href="/blog">Blog</a> / Flare</p><h1>Why half of an early rFLR withdrawal is burned</h1><p class="post-excerpt">Rewards on Flare unlock over twelve months. What you give up when you leave early, with the arithmetic.</p><p class="post-meta"><time datetime="2027-03-12">12 March 2027</time> · 6 min read · Drafted by software, reviewed by an editor</p></header><div class="prose"><p>A reward that arrives every month looks like income. On Flare it is closer to a salary with a notice period: the amount is yours from the day you claim it, and the right to move it freely comes in equal steps over twelve periods of thirty days.</p><h2>What unlocks, and when</h2><p>The clock starts with the month for which the reward was paid, not with your claim. Two people who claim on different days hold <a href="https://flare.network/">the same schedule</a>.</p><ul><li>After six periods, half is unlocked.</li><li>After twelve, all of it.</li></ul><blockquote><p>Withdrawing early pays out everything that is unlocked and half of the rest.</p></blockquote><h3>The same in figures</h3><table><thead><tr><th>Period</th><th>Unlocked</th><th>Paid out if you leave</th><th>Burned</th></tr></thead><tbody><tr><td>3</td><td>25 %</td><td>62.5 %</td><td>37.5 %</td></tr><tr><td>6</td><td>50 %</td><td>75 %</td><td>25 %</td></tr><tr><td>12</td><td>100 %</td><td>100 %</td><td>0 %</td></tr></tbody></table><h2>Reading it from the contract</h2><p>The view <code>getBalancesOf(address)</code> returns three figures. The one you want is <code>lockedBalance</code>.</p><pre><code>withdrawable = wNatBalance - lockedBalance
withdrawAll  = wNatBalance - lockedBalance / 2</code></pre><ol><li>Read both balances in one call.</li><li>Subtract.</li><li>Decide.</li></ol></div><footer class="post-footer"><p class="disclaimer">Not financial advice. Tokens can lose all of their value.</p></footer></article>`,
);

export const sampleList = sample(
  "Blog | Emberfi",
  "Posts about decentralised finance on Flare, each reviewed by an editor.",
  "/blog",
  `<header class="page-header"><h1>Blog</h1><p>How decentralised finance works, with its sources. Each post is reviewed by an editor.</p></header><ol class="post-list"><li class="post-card"><p class="post-meta"><time datetime="2027-03-12">12 March 2027</time> · Flare</p><h2><a href="/blog/early-withdrawal">Why half of an early rFLR withdrawal is burned</a></h2><p>Rewards on Flare unlock over twelve months. What you give up when you leave early, with the arithmetic.</p></li><li class="post-card"><p class="post-meta"><time datetime="2027-03-05">5 March 2027</time> · Basics</p><h2><a href="/blog/what-a-pool-keeps">What a pool keeps of your swap</a></h2><p>A fee, a price impact and sometimes a sandwich. How to tell the three apart on a block explorer.</p></li></ol><nav class="pager"><a rel="next" href="/blog?page=2">Older posts</a></nav>`,
);

/** The search as the Worker hands it over, with one thing found. */
export const sampleSearch = sample(
  "Search: swap | Emberfi",
  "Pages, lessons, words, tools and posts on decentralised finance and Flare.",
  "/search",
  `<form role="search" action="/search" class="search-form"><label for="q">What are you looking for?</label><input class="control" type="search" id="q" name="q" value="swap"/><button class="button button-primary" type="submit">Search</button></form><p class="search-said">1 result for ‘swap’</p><ol class="search-results"><li><p class="search-kind">Lesson</p><h2><a href="/defi-101-page/lesson-5"><mark>Swaps</mark>: how a pool sets the price</a></h2><p>A <mark>swap</mark> trades against a pool of two tokens, and moves its price.</p></li></ol>`,
);

/**
 * Robots of assistants and of those who train models, by the names that robots.txt calls them. The house lets
 * them read and cite, and refuses training. Sources, as of 2026-11-22: developers.openai.com/api/docs/bots;
 * support.claude.com/en/articles/8896518; docs.perplexity.ai/guides/bots; docs.mistral.ai/robots;
 * duckduckgo.com/duckduckbot; developers.google.com/search/docs/crawling-indexing/google-common-crawlers;
 * support.apple.com/119829; commoncrawl.org/ccbot; developers.facebook.com/docs/sharing/webmasters/web-crawlers.
 * Bytespider has no page of its operator; it is known by what it asks for.
 */
export const answeringRobots = ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'] as const;

/** Those that read one page because a person asked about it, and follow no links by themselves. */
export const fetchingRobots = [
  'ChatGPT-User',
  'Claude-User',
  'Perplexity-User',
  'MistralAI-User',
  'DuckAssistBot',
] as const;

/** Those that read the page of a link that somebody shares, for its title and picture. */
export const previewRobots = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
] as const;

/** Those that collect for training, or whose name stands for the use in training alone. */
export const trainingRobots = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Bytespider',
] as const;

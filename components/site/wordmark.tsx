import { Link } from '@/components/ui/link';
import { company } from '@/content/house/company';

/** The logo: emblem and name, linked to the home page. */
export function Wordmark() {
  return (
    <Link
      href="/"
      className="inline-flex items-center gap-3 font-display text-[1.625rem] leading-none tracking-[0.02em]"
    >
      <svg viewBox="0 0 32 32" className="size-8 text-gold max-[28rem]:hidden" aria-hidden="true">
        <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" />
        <ellipse cx="16" cy="16" rx="6" ry="14.5" fill="none" stroke="currentColor" />
        <path d="M1.5 16h29M10.5 12v8M21.5 12v8" stroke="currentColor" />
      </svg>
      {company.name}
    </Link>
  );
}

'use client';
import { LastNotice } from '@/components/site/last-notice.client';

export default LastNotice;

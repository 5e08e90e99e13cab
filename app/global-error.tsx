'use client';
import { LastNotice } from '@/components/islands/last-notice';

export default LastNotice;

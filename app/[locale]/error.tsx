'use client';
import { ErrorNotice } from '@/components/islands/error-notice';

export default ErrorNotice;

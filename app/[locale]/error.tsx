'use client';
import { ErrorNotice } from '@/components/site/error-notice.client';

export default ErrorNotice;

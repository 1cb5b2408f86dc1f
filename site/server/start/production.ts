// React decides by this which of its two builds runs, and the slow one is the default.
process.env.NODE_ENV ??= 'production';

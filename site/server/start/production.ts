// React selects its build by this, and defaults to the slow one.
process.env.NODE_ENV ??= 'production';
